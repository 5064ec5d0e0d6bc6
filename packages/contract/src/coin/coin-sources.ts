import { expRuleName, makeUpCardName } from '../growth/growth.words.ts'

/** The cause of a movement of coins, for staff. */
export interface CoinSource {
  name: string
  /** Path below `/console` at which the cause is found. */
  page: string | null
}

/** Rules whose source id begins with the id of a post. */
const postRules = ['photo', 'article', 'video', 'pick', 'like', 'collect']
const uuidLength = 36
const growth = 'growth.'

/** @param bizType as the ledger stores it, together with `bizId` */
export function coinSource(bizType: string, bizId: string): CoinSource {
  if (bizType === `${growth}makeUp`) return { name: `${makeUpCardName} ${bizId}`, page: null }
  if (bizType.startsWith(growth)) {
    const rule = bizType.slice(growth.length)
    const postId = postRules.includes(rule) ? bizId.slice(0, uuidLength) : null
    return { name: expRuleName(rule), page: postId === null ? null : `/posts?keyword=${postId}` }
  }
  const named = sources[bizType]
  return named === undefined ? { name: '其他', page: null } : named(bizId)
}

const presentSource = (name: string) => (id: string) => ({ name, page: `/presents?keyword=${id}` })

const sources: Record<string, (bizId: string) => CoinSource> = {
  'goods.order': (id) => ({ name: '订单', page: `/orders?keyword=${id}` }),
  present: presentSource('礼品'),
  'present.exchange': presentSource('礼品换金币'),
  questionnaire: () => ({ name: '问卷', page: null }),
  contest: () => ({ name: '影赛奖品', page: null }),
  correction: () => ({ name: '人工调整', page: '/coins?tab=corrections&all=1' }),
  expiry: () => ({ name: '到期', page: null }),
  erasure: () => ({ name: '注销账号', page: null }),
}
