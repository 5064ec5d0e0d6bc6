import type { SourcePhoto } from './catalogue.ts'
import type { NarrowWalls } from './narrow-walls.ts'
import { apart } from './plan-gear.ts'
import type { Random } from './random.ts'
import { tagsOf } from './shared-tags.ts'
import type { Slot } from './slots.ts'

/**
 * Assigns tags: up to three that fit the cover, none whose wall would repeat the motif too soon. Where fewer motifs
 * than `apart` have a tag, each is used once before one is used twice.
 */
export function makeTagger(sources: readonly SourcePhoto[], walls: NarrowWalls) {
  const motifs = new Map<string, number>()
  for (const tag of sources.flatMap(tagsOf)) motifs.set(tag, (motifs.get(tag) ?? 0) + 1)
  return (source: SourcePhoto, slot: Slot, count: number, random: Random): string[] => {
    const free = tagsOf(source).filter(
      (tag) => walls.distance(`#${tag}`, slot, source.file) >= Math.min(apart, motifs.get(tag) ?? 0),
    )
    const tags = random.shuffle(free).slice(0, count)
    for (const tag of tags) walls.place(`#${tag}`, slot, source.file)
    return tags
  }
}
