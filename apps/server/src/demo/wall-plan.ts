import type { DemoPerson } from './people.ts'
import { makeRandom, type Random } from './random.ts'
import { makeSlots, postSizes, scoreOf, type Slot } from './slots.ts'

export interface WallOptions {
  /** The photographer of each source. */
  owners: readonly DemoPerson[]
  photographs: number
  replies: number
  days: number
  /** Within this many consecutive photographs no source is repeated. */
  screenful: number
  /** Number of the layout. */
  layout: number
}

// 推荐 reorders some posts (newcomers, cap per author), so its minimum distance is larger.
const recommendMargin = 14
/**
 * Lays out the wall, newest first, so that in both orders, by time and by score, no source is repeated within a
 * screenful, and no two posts of one member that follow each other show the same source.
 */
export function planWall(options: WallOptions): Slot[] {
  const random = makeRandom('slots')
  const slots = makeSlots(postSizes(options.photographs, random), { ...options, random })
  if (!assignSources(slots, options, makeRandom(`sources ${options.layout}`))) {
    throw new Error(`layout ${options.layout} cannot keep equal photographs apart`)
  }
  return slots
}

function assignSources(slots: Slot[], options: WallOptions, random: Random): boolean {
  const { owners, photographs, screenful } = options
  const capacity = Math.ceil(photographs / owners.length) + 1
  const used = owners.map(() => 0)
  const byScore = slots.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  const place = new Map(byScore.map((slot, index) => [slot, index]))
  const covers = byScore.map(() => -1)
  const recent: number[] = []
  const recentCovers: number[] = []
  const lastOf = new Map<DemoPerson | undefined, readonly number[]>()

  for (const slot of slots) {
    const here = place.get(slot) ?? 0
    for (let position = 0; position < slot.sources.length; position++) {
      const near = new Set(recent)
      if (position === 0) {
        for (const cover of recentCovers) near.add(cover)
        const reach = screenful + recommendMargin
        for (let at = Math.max(0, here - reach + 1); at < Math.min(slots.length, here + reach); at++) {
          near.add(covers[at] ?? -1)
        }
      }
      const isBesideItself = (source: number) =>
        lastOf.get(owners[slot.sources[0] ?? -1] ?? owners[source])?.includes(source) === true
      const free = used.flatMap((count, source) =>
        count < capacity && !near.has(source) && !isBesideItself(source) ? [source] : [],
      )
      if (free.length === 0) return false
      const least = Math.min(...free.map((source) => used[source] ?? 0))
      const source = random.pick(free.filter((one) => used[one] === least))
      slot.sources[position] = source
      used[source] = (used[source] ?? 0) + 1
      if (position === 0) {
        covers[here] = source
        recentCovers.push(source)
        if (recentCovers.length >= screenful) recentCovers.shift()
      }
      recent.push(source)
      if (recent.length >= screenful) recent.shift()
    }
    lastOf.set(owners[slot.sources[0] ?? -1], slot.sources)
  }
  return true
}
