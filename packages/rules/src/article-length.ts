// What no reader counts as a character: space, marks that sit on the one before, joiners.
const uncounted = /[\s\p{M}\p{Cf}]/gu

/** Characters of an article as its limits and 字数 count them: space of any kind is not counted. */
export function articleLength(text: string): number {
  return [...text.replace(uncounted, '')].length
}

const charactersPerMinute = 300
const secondsPerPhoto = 10

/** Minutes that reading takes, at least 1. */
export function readingMinutes(characters: number, photos: number): number {
  return Math.max(1, Math.round(characters / charactersPerMinute + (photos * secondsPerPhoto) / 60))
}
