import { additions, remarks, titleParts, titlePatterns, workings } from './post-words.ts'
import type { SourcePhoto } from './catalogue.ts'
import { demoId } from './demo-id.ts'
import { fill } from './fill-words.ts'
import { demoPeople, type DemoPerson } from './people.ts'
import type { PlannedPhoto, PlannedPost } from './plan.ts'
import { makeNarrowWalls } from './narrow-walls.ts'
import { exposedAnew, withGear } from './plan-gear.ts'
import { makeTagger } from './plan-tags.ts'
import { makeRandom, type Random } from './random.ts'
import type { Slot } from './slots.ts'
import { localTime } from './local-time.ts'

const hourMs = 3600_000

interface Wall {
  /** Newest first. */
  slots: Slot[]
  sources: SourcePhoto[]
  /** Who photographed each of the sources. */
  owners: DemoPerson[]
}

/** Assigns authors and texts to the slots of the wall. */
export function planPosts({ slots, sources, owners }: Wall, now: Date): PlannedPost[] {
  const random = makeRandom('posts')
  const tagsRandom = makeRandom('tags')
  const walls = makeNarrowWalls(slots)
  const tagsFor = makeTagger(sources, walls)
  const seen = new Map<number, number>()
  const bodies = new Map(demoPeople.map((person, index) => [person.id, `CG${4_170_000 + index * 613}`]))
  const largest = findLargest(slots)
  const titles = new Set(sources.map((source) => source.title))
  let number = 1000

  const posts = slots.toReversed().map((slot): PlannedPost => {
    const createdAt = new Date(now.getTime() - slot.ageHours * hourMs)
    const motif = sources[slot.sources[0] ?? 0]
    const author = owners[slot.sources[0] ?? 0]
    if (motif === undefined || author === undefined) throw new Error('a slot without a source')
    const cover = withGear(motif, slot, walls)
    const photos = slot.sources.map((index, position): PlannedPhoto => {
      const taken = position === 0 ? cover : sources[index]
      if (taken === undefined) throw new Error('a slot names a source that is not there')
      const isLargest = largest.get(index) === slot && slot.sources.indexOf(index) === position
      const variation = isLargest ? 0 : (seen.get(index) ?? 1)
      if (!isLargest) seen.set(index, variation + 1)
      number += 1
      const source = exposedAnew(taken, variation)
      const alt = random.chance(0.7) ? `${source.title}：${source.story}` : ''
      return {
        source,
        variant: {
          number: variation,
          isCover: position === 0,
          frame: {
            serial: bodies.get(author.id) ?? '',
            number,
            shotAt: shotAt(source, variation, createdAt),
            latitude: 22 + random.next() * 20,
            longitude: 92 + random.next() * 28,
          },
        },
        fileName: `CG_${number}.jpg`,
        alt,
      }
    })
    const [first] = photos
    const shown = first?.source ?? cover
    const coverVariation = first?.variant?.number ?? 0
    return {
      id: demoId(random, createdAt),
      author,
      createdAt,
      title: titleOf(shown, coverVariation, { random, titles }),
      text: textOf(shown, coverVariation, photos.length, random),
      place: random.chance(0.85) ? cover.place : '',
      topics: [cover.topic],
      tags: tagsFor(motif, slot, random.between(1, 3), tagsRandom),
      photos,
      slot,
      // A hero is landscape.
      editorPick: slot.editorPick && cover.width > cover.height,
    }
  })
  return posts.toReversed()
}

/** Variants of a source are minutes apart, and none was taken after it was posted. */
function shotAt(source: SourcePhoto, variation: number, createdAt: Date): string {
  const taken = new Date(`${source.shotDate}+08:00`).getTime() + variation * 190_000
  return localTime(new Date(Math.min(taken, createdAt.getTime() - 26 * hourMs)))
}

/**
 * Where each source is used uncropped, in all its pixels: on the cover of a post that the editors picked, which becomes
 * the hero of the home page, else of the most liked one.
 */
function findLargest(slots: readonly Slot[]): Map<number, Slot> {
  const uses = slots.flatMap((slot) =>
    slot.sources.map((index, position) => ({
      index,
      slot,
      rank: (position === 0 ? 1000 : 0) + (slot.editorPick ? 500 : 0) + slot.likes,
    })),
  )
  // The last entry of a source stays.
  return new Map(uses.toSorted((a, b) => a.rank - b.rank).map(({ index, slot }) => [index, slot]))
}

/** A title of its own for each post. */
function titleOf(
  source: SourcePhoto,
  variation: number,
  { random, titles }: { random: Random; titles: Set<string> },
): string {
  if (variation === 0) return source.title
  const patterns = titlePatterns.filter((pattern) => source.place !== '' || !pattern.includes('{place}'))
  const filled = fill(random.pick(patterns), source, random)
  const title = titles.has(filled) ? `${source.title} · ${titleParts[variation] ?? ''}` : filled
  titles.add(title)
  return title
}

function textOf(source: SourcePhoto, variation: number, count: number, random: Random): string {
  const [first = source.story, ...others] = workings[variation] ?? []
  const parts = [variation === 0 ? source.story : fill(random.pick([first, ...others]), source, random)]
  if (random.chance(0.7)) {
    const fitting = additions[source.topic] ?? remarks
    parts.push(
      fill(
        random.pick(fitting.filter((one) => source.place !== '' || !one.includes('{place}'))),
        source,
        random,
      ),
    )
  }
  if (random.chance(0.2)) parts.push(random.pick(remarks))
  if (count > 1 && random.chance(0.6)) parts.push(`一组 ${count} 张。`)
  return parts.filter((part) => part !== '').join(random.chance(0.3) ? '\n' : '')
}
