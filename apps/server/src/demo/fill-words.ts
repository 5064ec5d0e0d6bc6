import type { SourcePhoto } from './catalogue.ts'
import type { Random } from './random.ts'

/** Fills `{place}`, `{tag}`, `{lens}` and the like from the photograph's data. */
export function fill(pattern: string, photo: SourcePhoto, random: Random): string {
  const words = wordsOf(photo)
  const tag = photo.tags.length > 0 ? random.pick(photo.tags) : photo.title
  return pattern.replace(/\{(\w+)\}/g, (_, word: string) => (word === 'tag' ? tag : (words[word] ?? '')))
}

/** Whether the photograph has all data that the pattern names. */
export function fits(pattern: string, photo: SourcePhoto): boolean {
  const words = wordsOf(photo)
  return [...pattern.matchAll(/\{(\w+)\}/g)].every(([, word = '']) => word === 'tag' || words[word] !== '')
}

function wordsOf(photo: SourcePhoto): Record<string, string> {
  const known = (value: number) => (value === 0 ? '' : String(value))
  return {
    place: photo.place,
    title: photo.title,
    lens: photo.lens,
    camera: photo.camera,
    focal: known(photo.focalLength),
    f: known(photo.fNumber),
    shutter: photo.exposureTime,
    iso: known(photo.iso),
  }
}
