import { brandLookKey, type AuditItem } from '@guangquan/contract'
import type { TargetKind } from '@guangquan/contract/staff/act-names'
import { rowAddress } from '../../parts/single-row.ts'

type Target = Pick<AuditItem, 'act' | 'targetKind' | 'targetId' | 'before' | 'after'>

/** A row by itself in a list, which stands on a page and perhaps in one of its tabs. */
const rowOf =
  (path: string, list: string, params: Record<string, string> = {}) =>
  ({ targetId }: Target) =>
    rowAddress(path, { list, key: targetId, params })
const pageOf =
  (path: string) =>
  ({ targetId }: Target) =>
    `${path}/${encodeURIComponent(targetId)}`

/** Where the console shows the targets of each kind; null for those that have no row of their own. */
const addresses: Record<TargetKind, ((target: Target) => string) | null> = {
  post: rowOf('/posts', 'posts'),
  comment: rowOf('/comments', 'comments'),
  member: pageOf('/members'),
  site: null,
  banner: (target) => rowOf('/banners', 'banners', { place: placeIn(target) })(target),
  activity: pageOf('/activities'),
  enrolment: null,
  questionnaire: pageOf('/questionnaires'),
  lottery: pageOf('/lotteries'),
  lotteryTicket: null,
  quizQuestion: () => '/quiz',
  exhibition: pageOf('/galleries'),
  galleryCall: rowOf('/galleries', 'gallery-calls', { tab: 'calls' }),
  gallerySubmission: rowOf('/galleries', 'gallery-submissions', { tab: 'submissions' }),
  exhibitionNote: rowOf('/galleries', 'gallery-book', { tab: 'book' }),
  contest: pageOf('/contests'),
  contestRound: null,
  news: pageOf('/news'),
  feedback: pageOf('/feedback'),
  faq: rowOf('/faq', 'faq'),
  goods: pageOf('/goods'),
  order: rowOf('/orders', 'orders'),
  shop: rowOf('/shops', 'shops'),
  gift: rowOf('/presents', 'gifts', { tab: 'gifts' }),
  giftRule: rowOf('/presents', 'gift-rules', { tab: 'rules' }),
  present: rowOf('/presents', 'presents'),
  presentGrant: rowOf('/presents', 'present-grants', { tab: 'grants' }),
  gear: null,
  camera: rowOf('/gear', 'camera', { tab: 'all' }),
  lens: rowOf('/gear', 'lens', { tab: 'all', kind: 'lens' }),
  tag: rowOf('/tags', 'tags'),
  circle: pageOf('/circles'),
  topic: rowOf('/topics', 'topics'),
  dictionary: ({ targetId }) => {
    const [code = '', key] = targetId.split(':')
    const params = { code }
    return key === undefined
      ? `/dictionaries?${new URLSearchParams(params).toString()}`
      : rowAddress('/dictionaries', { list: 'dictionaries', key, params })
  },
  staff: rowOf('/staff', 'staff'),
  invitation: rowOf('/staff', 'invitations', { tab: 'invitations' }),
  reviewReason: null,
  export: null,
  job: rowOf('/jobs', 'jobs'),
  provider: rowOf('/system', 'providers'),
  word: rowOf('/words', 'words'),
  product: rowOf('/products', 'products'),
  productCategory: rowOf('/products', 'product-categories', { tab: 'categories' }),
  productActivity: rowOf('/product-activities', 'product-activities', { tab: 'activities' }),
  productApplication: pageOf('/product-activities'),
  accessCodes: rowOf('/products', 'access-codes', { tab: 'codes' }),
  serial: null,
  registration: pageOf('/registrations'),
  passport: rowOf('/passports', 'passports'),
  serialRule: rowOf('/passports', 'serial-rules', { tab: 'rules' }),
  sighting: rowOf('/passports', 'sightings', { tab: 'sightings' }),
  setting: ({ targetId }) =>
    pagesOfSettings[targetId] ?? `/settings?${new URLSearchParams({ key: targetId })}`,
  growthRule: rowOf('/growth', 'growth-rules'),
  levelScale: rowOf('/growth', 'level-scales'),
  medal: rowOf('/medals', 'medals'),
  frame: rowOf('/medals', 'frames', { tab: 'frames' }),
  terms: ({ targetId }) => `/terms?${new URLSearchParams({ kind: targetId })}`,
  appeal: pageOf('/appeals'),
}

/** Settings with a page of their own. */
const pagesOfSettings: Readonly<Record<string, string>> = {
  'article.linkHosts': '/links',
  site: '/brand',
  [brandLookKey]: '/brand',
}

/** Where the console shows what an act was about; null where it cannot. */
export function targetAddress(target: Target): string | null {
  const { act, targetKind, targetId } = target
  if (act === 'gear.nameDismissed') return addressOfUnknown(targetKind)
  if (isNil(targetId) || isOfCode(target)) return null
  return isTargetKind(targetKind) ? (addresses[targetKind]?.(target) ?? null) : null
}

/** The list in which names of this kind of gear are decided. */
const addressOfUnknown = (kind: string) => (kind === 'lens' ? '/gear?kind=lens' : '/gear')

/** Older releases named the used code, which has no row in the console, as goods. */
const isOfCode = ({ act, targetKind }: Target) => act === 'goods.codeUsed' && targetKind === 'goods'

/** The id of what is one of its kind. */
export const isNil = (id: string) => /^[0-]+$/.test(id)

const isTargetKind = (kind: string): kind is TargetKind => Object.hasOwn(addresses, kind)

/** The place of a banner, whose lists are by place. */
function placeIn({ before, after }: Target): string {
  for (const facts of [after, before]) {
    if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) continue
    if (typeof facts['place'] === 'number') return String(facts['place'])
  }
  return ''
}
