// What a nickname may be made of, and for how long one goes on.
const named = /@([\p{Script=Han}A-Za-z0-9_\-·]{2,24})/gu

/** The names a text may mean by `@name`: each goes on as far as a nickname can. Each once, in the order of the text. */
export function mentionedNames(text: string): string[] {
  return [...new Set([...text.matchAll(named)].map((found) => found[1] ?? ''))]
}

/** A piece of a text: words, or the name of somebody. */
export interface MentionPiece {
  text: string
  userId: string | null
}

/** Cuts a text at the names of those it mentions; of two names that begin alike the longer one is meant. */
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
