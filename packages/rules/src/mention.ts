// Characters and greatest length of a nickname.
const named = /@([\p{Script=Han}A-Za-z0-9_\-·]{2,24})/gu

/** All names that `@name` in a text may mean, each as long as a nickname can be; in order, without duplicates. */
export function mentionedNames(text: string): string[] {
  return [...new Set([...text.matchAll(named)].map((found) => found[1] ?? ''))]
}

/** A segment of a text: plain, or a mention. */
export interface MentionPiece {
  text: string
  userId: string | null
}

/** Splits a text at the names it mentions; of two names with a common beginning the longer one matches. */
export function splitMentions(
  text: string,
  people: readonly { userId: string; name: string }[],
): MentionPiece[] {
  const longest = people.toSorted((a, b) => b.name.length - a.name.length)
  const pieces: MentionPiece[] = []
  let words = ''
  for (let at = 0; at < text.length;) {
    const person = text[at] === '@' ? longest.find((one) => text.startsWith(one.name, at + 1)) : undefined
    if (person === undefined) {
      words += text[at] ?? ''
      at += 1
      continue
    }
    if (words !== '') pieces.push({ text: words, userId: null })
    words = ''
    pieces.push({ text: `@${person.name}`, userId: person.userId })
    at += 1 + person.name.length
  }
  if (words !== '') pieces.push({ text: words, userId: null })
  return pieces
}
