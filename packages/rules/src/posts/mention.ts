// After these characters a sign belongs to a mail address or to another name: letters of scripts that separate words by
// blanks, digits, and further characters of addresses. Chinese, Japanese and Korean text continues without a blank.
const wordEnd =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー])\p{L}\p{M}{0,30}|[\p{Nd}._+\-．＿＋－])$/u
const longestEnd = 2 + 30
// Characters and max length of a nickname.
const name = /^[\p{Script=Han}A-Za-z0-9_\-·]{2,24}/u
const maxUnits = 2 * 24

/** Whether the character at an index is @. */
export const isAnySign = (text: string, at: number): boolean => text[at] === '@' || text[at] === '＠'

/** Whether the character at an index begins a mention; a sign inside a mail address does not. */
export function isMentionSign(text: string, at: number): boolean {
  return isAnySign(text, at) && !wordEnd.test(text.slice(Math.max(0, at - longestEnd), at))
}

/** Index of the first mention of a name; −1 without one. */
export function mentionPlace(text: string, nickName: string): number {
  for (let at = 0; at < text.length; at++) {
    if (isMentionSign(text, at) && text.startsWith(nickName, at + 1)) return at
  }
  return -1
}

/** All names that `@name` in a text may mean, each as long as a nickname can be; in order, without duplicates. */
export function mentionedNames(text: string): string[] {
  const names = new Set<string>()
  for (let at = 0; at < text.length; at++) {
    const found = isMentionSign(text, at) ? name.exec(text.slice(at + 1, at + 1 + maxUnits)) : null
    if (found !== null) names.add(found[0])
  }
  return [...names]
}

/** A segment of a text: plain, or a mention. */
export interface MentionPiece {
  text: string
  userId: string | null
}

/**
 * Splits a text at its mentions; of two names with a common beginning the longer one matches.
 * @param isSign what begins a mention
 */
export function splitMentions(
  text: string,
  people: readonly { userId: string; name: string }[],
  isSign = isMentionSign,
): MentionPiece[] {
  const longest = people.toSorted((a, b) => b.name.length - a.name.length)
  const pieces: MentionPiece[] = []
  let words = ''
  for (let at = 0; at < text.length;) {
    const person = isSign(text, at) ? longest.find((one) => text.startsWith(one.name, at + 1)) : undefined
    if (person === undefined) {
      words += text[at] ?? ''
      at += 1
      continue
    }
    if (words !== '') pieces.push({ text: words, userId: null })
    words = ''
    pieces.push({ text: text.slice(at, at + 1 + person.name.length), userId: person.userId })
    at += 1 + person.name.length
  }
  if (words !== '') pieces.push({ text: words, userId: null })
  return pieces
}
