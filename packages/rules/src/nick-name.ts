import { simplifiedOf } from './simplified-characters.ts'

const joiningSigns = /[_\-·]/g
const lookAlikes: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1' }

/**
 * The form in which nicknames are unique: two names that a reader would take for one fold to the same text.
 * Case, full width, traditional characters, `0/O` and `1/l/I` make no difference.
 */
export function foldNickName(nickName: string): string {
  let folded = ''
  for (const character of nickName.normalize('NFKC').toLowerCase()) {
    const simple = simplifiedOf.get(character) ?? character
    folded += lookAlikes[simple] ?? simple
  }
  return folded
}

// Words that claim to speak for the house; folded like the names they are looked for in.
const reservedWords = [
  '官方',
  '客服',
  '管理员',
  '版主',
  '站长',
  '系统消息',
  '工作人员',
  '已注销',
  'admin',
  'official',
  'moderator',
].map(foldNickName)

export interface NickNameRules {
  /** Brand names that only staff may carry. */
  brandWords: readonly string[]
}

export type NickNameRefusal = 'reserved' | 'brand' | 'contact'

/**
 * Why a nickname of the right form may not be carried, or null. Its length and characters are judged by the
 * contract's schema before.
 */
export function refuseNickName(nickName: string, rules: NickNameRules): NickNameRefusal | null {
  // `官-方` reads as 官方, so the joining signs do not count here.
  const folded = foldNickName(nickName).replace(joiningSigns, '')
  if (reservedWords.some((word) => folded.includes(word))) return 'reserved'
  if (rules.brandWords.some((word) => word !== '' && folded.includes(foldNickName(word)))) return 'brand'
  return holdsContact(nickName) ? 'contact' : null
}

const hanDigits = '零一二三四五六七八九'
const contactWords = '微信|薇信|威信|加v|vx|wx|qq|扣扣|电话|手机|tel'

/** Whether a text gives away a phone, a messenger number or an address of the web; profiles may not show those. */
export function holdsContact(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase()
  // Numbers come spelled in any digits and with signs between them.
  const joined = plain
    .replace(/[\s_\-·]/g, '')
    .replace(/[零〇一二三四五六七八九]/g, (digit) => String(hanDigits.indexOf(digit.replace('〇', '零'))))
  return (
    /1[3-9]\d{9}/.test(joined) ||
    new RegExp(`(?:${contactWords})\\D{0,4}\\d{5,}`).test(joined) ||
    /(?:^|[^a-z])(?:https?:|www[._\-·])|[._\-·](?:com|cn|net|org)(?![a-z0-9])/.test(plain)
  )
}
