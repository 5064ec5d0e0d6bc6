import { simplifiedOf } from '../words/simplified-characters.ts'

const joiningSigns = /[_\-·]/g
const lookAlikes: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1' }

/**
 * The form in which nicknames are unique: names that look alike fold to the same text. Case, full width, traditional
 * characters, `0/O` and `1/l/I` make no difference.
 */
export function foldNickName(nickName: string): string {
  let folded = ''
  for (const character of nickName.normalize('NFKC').toLowerCase()) {
    const simple = simplifiedOf.get(character) ?? character
    folded += lookAlikes[simple] ?? simple
  }
  return folded
}

// Words that claim to speak for the site; folded like the names in which they are searched.
const reservedWords = [
  '官方',
  '客服',
  '管理员',
  '版主',
  '站长',
  '系统消息',
  '系统通知',
  '系统公告',
  '系统提示',
  '系统提醒',
  '系统助手',
  '站务',
  '审核员',
  '运营团队',
  '通知中心',
  '消息中心',
  '工作人员',
  '已注销',
  'admin',
  'official',
  'moderator',
].map(foldNickName)

export interface NickNameRules {
  /** Brand names reserved for staff. */
  brandWords: readonly string[]
}

export type NickNameRefusal = 'reserved' | 'brand' | 'contact'

/** Why a well-formed nickname is not allowed, or null. The contract's schema has checked its length and characters. */
export function refuseNickName(nickName: string, rules: NickNameRules): NickNameRefusal | null {
  // `官-方` reads as 官方, so separators are ignored.
  const folded = foldNickName(nickName).replace(joiningSigns, '')
  if (reservedWords.some((word) => folded.includes(word))) return 'reserved'
  if (rules.brandWords.some((word) => word !== '' && folded.includes(foldNickName(word)))) return 'brand'
  return containsContact(nickName) ? 'contact' : null
}

const hanDigits = '零一二三四五六七八九'
const contactWords = '微信|薇信|威信|加v|vx|wx|qq|扣扣|电话|手机|tel'

/** Whether a text contains a phone number, a messenger id or a web address, which profiles may not show. */
export function containsContact(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase()
  // Numbers may be written with any digits, and with separators.
  const joined = plain
    .replace(/[\s_\-·]/g, '')
    .replace(/[零〇一二三四五六七八九]/g, (digit) => String(hanDigits.indexOf(digit.replace('〇', '零'))))
  return (
    /1[3-9]\d{9}/.test(joined) ||
    new RegExp(`(?:${contactWords})\\D{0,4}\\d{5,}`).test(joined) ||
    /(?:^|[^a-z])(?:https?:|www[._\-·])|[._\-·](?:com|cn|net|org)(?![a-z0-9])/.test(plain)
  )
}
