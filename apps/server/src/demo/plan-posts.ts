import { additions, croppings, remarks, seriesTitles, titlePatterns, verdicts } from './post-words.ts'
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
  /** The photographer of each source. */
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
  const sentences = new Set<string>()
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
      // Only for the uncropped variant, whose text tells its story.
      const alt = variation === 0 && random.chance(0.7) ? `${source.title}：${source.story}` : ''
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
    const tags = tagsFor(motif, slot, random.between(1, 3), tagsRandom)
    return {
      id: demoId(random, createdAt),
      author,
      createdAt,
      title: titleOf(shown, coverVariation, { random, titles, tags }),
      text: textOf(shown, coverVariation, photos.length, { random, sentences }),
      place: coverVariation === 0 ? cover.place : '',
      topics: [cover.topic],
      tags,
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
 * Where each source is used uncropped, with all its pixels: on the cover of an editors' pick, which becomes the hero of
 * the home page, otherwise of the most liked post.
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

interface Texts {
  random: Random
  titles: Set<string>
  tags: readonly string[]
}

/** A different title for each post. Titles of variants use the post's own tags, whose walls keep variants apart. */
function titleOf(source: SourcePhoto, variation: number, { random, titles, tags }: Texts): string {
  if (variation === 0) return source.title
  const own = random
    .shuffle(tags.flatMap((tag) => titlePatterns.map((pattern) => pattern.replace('{tag}', tag))))
    .find((title) => !titles.has(title))
  const title = own ?? numbered(random.pick(seriesTitles).replace('{topic}', source.topic), titles)
  titles.add(title)
  return title
}

function numbered(name: string, titles: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const title = `${name} ${number}`
    if (!titles.has(title)) return title
  }
}

/** The first sentence about a variant, with which no other post begins. */
function croppingOf(variation: number, { random, sentences }: Sentences): string {
  const all = (croppings[variation] ?? []).flatMap((act) => verdicts.map((verdict) => `${act}，${verdict}。`))
  const sentence = random.shuffle(all).find((one) => !sentences.has(one))
  if (sentence === undefined) throw new Error(`no sentence left for variation ${variation}`)
  sentences.add(sentence)
  return sentence
}

interface Sentences {
  random: Random
  sentences: Set<string>
}

function textOf(source: SourcePhoto, variation: number, count: number, words: Sentences): string {
  const { random } = words
  const parts = [variation === 0 ? source.story : croppingOf(variation, words)]
  if (random.chance(0.7)) {
    const fitting = additions[source.topic] ?? remarks
    parts.push(
      fill(
        // The text of the uncropped variant contains the place.
        random.pick(
          fitting.filter((one) => (variation === 0 && source.place !== '') || !one.includes('{place}')),
        ),
        source,
        random,
      ),
    )
  }
  if (random.chance(0.2)) parts.push(random.pick(remarks))
  if (count > 1 && random.chance(0.6)) parts.push(`一组 ${count} 张。`)
  return parts.filter((part) => part !== '').join(random.chance(0.3) ? '\n' : '')
}
