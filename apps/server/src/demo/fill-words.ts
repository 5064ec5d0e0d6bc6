import type { SourcePhoto } from './catalogue.ts'
import type { Random } from './random.ts'

/** Fills `{place}`, `{tag}`, `{lens}` and the like from the photograph's data. */
export function fill(pattern: string, photo: SourcePhoto, random: Random): string {
  const words: Record<string, string> = {
    place: photo.place,
    title: photo.title,
    tag: photo.tags.length > 0 ? random.pick(photo.tags) : photo.title,
    lens: photo.lens,
    camera: photo.camera,
    focal: String(photo.focalLength),
    f: String(photo.fNumber),
    shutter: photo.exposureTime,
    iso: String(photo.iso),
  }
  return pattern.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
}
