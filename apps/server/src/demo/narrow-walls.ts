import { scoreOf, type Slot } from './wall-plan.ts'

interface Hung {
  place: number
  motif: string
}

/** The walls of single tags and lenses while they are filled. */
export interface NarrowWalls {
  /**
   * Distance in steps from a post's position to the nearest photograph of this motif, by time or by score, whichever is
   * smaller; Infinity when there is none.
   */
  distance: (wall: string, slot: Slot, motif: string) => number
  hang: (wall: string, slot: Slot, motif: string) => void
  /** Number of photographs on a wall. */
  size: (wall: string) => number
}

/** Empty walls. Adding a photograph never reduces the distance between two others. */
export function makeNarrowWalls(slots: readonly Slot[]): NarrowWalls {
  const orders = [slots, slots.toSorted((a, b) => scoreOf(b) - scoreOf(a))].map((order) => ({
    placeOf: new Map(order.map((slot, place) => [slot, place])),
    walls: new Map<string, Hung[]>(),
  }))
  return {
    distance: (wall, slot, motif) =>
      Math.min(
        ...orders.map(({ placeOf, walls }) =>
          stepsTo(walls.get(wall) ?? [], { place: placeOf.get(slot) ?? 0, motif }),
        ),
      ),
    size: (wall) => orders[0]?.walls.get(wall)?.length ?? 0,
    hang: (wall, slot, motif) => {
      for (const { placeOf, walls } of orders) {
        const place = placeOf.get(slot) ?? 0
        const hung = [...(walls.get(wall) ?? []), { place, motif }]
        walls.set(
          wall,
          hung.toSorted((a, b) => a.place - b.place),
        )
      }
    },
  }
}

function stepsTo(hung: readonly Hung[], { place, motif }: Hung): number {
  const at = hung.filter((one) => one.place < place).length
  const steps = hung.flatMap((one, index) =>
    one.motif === motif ? [index < at ? at - index : index - at + 1] : [],
  )
  return Math.min(Infinity, ...steps)
}
