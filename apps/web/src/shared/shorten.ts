/** The beginning of a text, at most so many characters, with an ellipsis where it goes on. */
export function shorten(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text
}
