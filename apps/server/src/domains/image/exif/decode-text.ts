const utf8 = new TextDecoder('utf-8', { fatal: true })
const gb18030 = new TextDecoder('gb18030', { fatal: true })
const han = /\p{Script=Han}/u
const beyondAscii = /[^\u0000-\u007f]+/g
/** Letters of European names. */
const european = /[\u00a0-\u017f\u0400-\u052f]/
const greekWord = /^[\u0370-\u03ff]{3,}$/

/**
 * The text of a tag up to its first NUL: UTF-8, or GB 18030 where that gives Chinese. Null for other bytes: half of a
 * text is none.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const end = bytes.indexOf(0)
  const written = end === -1 ? bytes : bytes.subarray(0, end)
  const text = decoded(utf8, written)
  if (text !== null && !isChance(text)) return text
  const chinese = decoded(gb18030, written)
  return chinese !== null && han.test(chinese) ? chinese : text
}

function decoded(decoder: TextDecoder, bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/**
 * Whether a text is UTF-8 by chance: two bytes of one Chinese character are also a character of Greek, of phonetics or
 * of the scripts behind them. `Ϊ` is 为, `ɫ` is 色; no camera writes those letters one by one.
 */
function isChance(text: string): boolean {
  const parts = text.match(beyondAscii) ?? []
  const isTwoBytes = parts.every((part) => /^[\u0080-\u07ff]+$/.test(part))
  return (
    parts.length > 0 && isTwoBytes && parts.every((part) => !european.test(part) && !greekWord.test(part))
  )
}
