import { scoreOf, type Slot } from './slots.ts'

interface PlacedPhoto {
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
  place: (wall: string, slot: Slot, motif: string) => void
  /** Number of photographs on a wall. */
  size: (wall: string) => number
}

/** Empty walls. Adding a photograph never reduces the distance between two others. */
export function makeNarrowWalls(slots: readonly Slot[]): NarrowWalls {
  const orders = [slots, slots.toSorted((a, b) => scoreOf(b) - scoreOf(a))].map((order) => ({
    placeOf: new Map(order.map((slot, place) => [slot, place])),
    walls: new Map<string, PlacedPhoto[]>(),
  }))
  return {
    distance: (wall, slot, motif) =>
      Math.min(
        ...orders.map(({ placeOf, walls }) =>
          stepsTo(walls.get(wall) ?? [], { place: placeOf.get(slot) ?? 0, motif }),
        ),
      ),
    size: (wall) => orders[0]?.walls.get(wall)?.length ?? 0,
    place: (wall, slot, motif) => {
      for (const { placeOf, walls } of orders) {
        const place = placeOf.get(slot) ?? 0
        const placed = [...(walls.get(wall) ?? []), { place, motif }]
        walls.set(
          wall,
          placed.toSorted((a, b) => a.place - b.place),
        )
      }
    },
  }
}

function stepsTo(placed: readonly PlacedPhoto[], { place, motif }: PlacedPhoto): number {
  const at = placed.filter((one) => one.place < place).length
  const steps = placed.flatMap((one, index) =>
    one.motif === motif ? [index < at ? at - index : index - at + 1] : [],
  )
  return Math.min(Infinity, ...steps)
}
