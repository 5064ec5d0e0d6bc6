/** Pairs of neighbouring characters of a folded text, each once. No pair crosses a space. */
export function bigramsOf(folded: string): Set<string> {
  const grams = new Set<string>()
  for (const word of folded.split(/\s/)) {
    const characters = [...word]
    for (let at = 0; at + 1 < characters.length; at++) grams.add(`${characters[at]}${characters[at + 1]}`)
  }
  return grams
}

/** Characters of a folded text, each once, without spaces. */
export function charactersOf(folded: string): Set<string> {
  return new Set([...folded].filter((character) => character.trim() !== ''))
}
