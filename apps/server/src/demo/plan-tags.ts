import type { SourcePhoto } from './catalogue.ts'
import type { NarrowWalls } from './narrow-walls.ts'
import { apart } from './plan-gear.ts'
import type { Random } from './random.ts'
import { tagsOf } from './shared-tags.ts'
import type { Slot } from './slots.ts'

/**
 * Assigns tags: up to three that fit the cover, none whose wall would repeat the motif too soon. If fewer motifs than
 * `apart` have a tag, each is used once before one is used twice. A search for a single character finds all tags with
 * it, so those are treated as another wall.
 */
export function makeTagger(sources: readonly SourcePhoto[], walls: NarrowWalls) {
  const motifs = new Map<string, number>()
  for (const source of sources) {
    for (const wall of wallsOf(tagsOf(source))) motifs.set(wall, (motifs.get(wall) ?? 0) + 1)
  }
  return (source: SourcePhoto, slot: Slot, count: number, random: Random): string[] => {
    const isFar = (wall: string) =>
      walls.distance(wall, slot, source.file) >= Math.min(apart, motifs.get(wall) ?? 0)
    const free = tagsOf(source).filter((tag) => [...wallsOf([tag])].every(isFar))
    const tags = random.shuffle(free).slice(0, count)
    for (const wall of wallsOf(tags)) walls.place(wall, slot, source.file)
    return tags
  }
}

function wallsOf(tags: readonly string[]): Set<string> {
  return new Set(tags.flatMap((tag) => [`#${tag}`, ...tag]))
}
