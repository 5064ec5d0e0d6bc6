/** Distinct pairs of neighbouring characters of a folded text. No pair spans a space. */
export function bigramsOf(folded: string): Set<string> {
  const grams = new Set<string>()
  for (const word of folded.split(/\s/)) {
    const characters = [...word]
    for (let at = 0; at + 1 < characters.length; at++) grams.add(`${characters[at]}${characters[at + 1]}`)
  }
  return grams
}

/** Distinct characters of a folded text, without spaces. */
export function charactersOf(folded: string): Set<string> {
  return new Set([...folded].filter((character) => character.trim() !== ''))
}
