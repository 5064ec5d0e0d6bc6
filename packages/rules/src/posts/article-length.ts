// Not counted as characters: white space, combining marks, joiners.
const uncounted = /[\s\p{M}\p{Cf}]/gu

/** Length of an article for its limits and 字数: without white space. */
export function articleLength(text: string): number {
  return [...text.replace(uncounted, '')].length
}

const charactersPerMinute = 300
const secondsPerPhoto = 10

/** Reading time in minutes, at least 1. */
export function readingMinutes(characters: number, photos: number): number {
  return Math.max(1, Math.round(characters / charactersPerMinute + (photos * secondsPerPhoto) / 60))
}
