import type { Hmac } from '../gear/ticket-code.ts'

/** A participant of a draw, in the order of the published list. */
export interface DrawEntry {
  code: string
  seats: number
}

export interface DrawInput {
  /** Secret until the draw, in base64url; its SHA-256 was published before. */
  seed: string
  /** Hash of the closed list. */
  root: string
  /** A public value that nobody knew when the list was closed. */
  publicValue: string
  /** Index of the prize. */
  prize: number
}

export const range = 2 ** 53

/**
 * The order in which entries are drawn: unit `j` of prize `k` takes the entry at the first 53 bits of
 * `HMAC-SHA256(seed, root‖public‖k‖j‖c)` modulo the number of remaining ones; `c` increases while the value is in the
 * part of the range that would favour the first ones.
 */
export async function drawOrder(
  hmac: Hmac,
  input: DrawInput,
  entries: readonly DrawEntry[],
): Promise<string[]> {
  const rest = entries.map(({ code }) => code)
  const drawn: string[] = []
  for (let unit = 0; rest.length > 0; unit++) {
    const index = await fairIndex(hmac, input, { unit, count: rest.length })
    drawn.push(...rest.splice(index, 1))
  }
  return drawn
}

/** The index of a unit among `count` entries, each with the same chance. */
export async function fairIndex(
  hmac: Hmac,
  { seed, root, publicValue, prize }: DrawInput,
  { unit, count }: { unit: number; count: number },
): Promise<number> {
  const limit = range - (range % count)
  for (let attempt = 0; ; attempt++) {
    const value = first53Bits(await hmac(seed, [root, publicValue, prize, unit, attempt].join('|')))
    if (value < limit) return value % count
  }
}

/** The first 53 bits of a hash: as many as a JavaScript number represents exactly. */
export function first53Bits(bytes: Uint8Array): number {
  const high = [0, 1, 2, 3, 4, 5].reduce((value, index) => value * 256 + (bytes[index] ?? 0), 0)
  return high * 32 + ((bytes[6] ?? 0) >> 3)
}

/** Who gets places: in the order drawn, each whose seats still fit. */
export function winnersOf(drawn: readonly DrawEntry[], places: number): Set<string> {
  const winners = new Set<string>()
  let left = places
  for (const { code, seats } of drawn)
    if (seats <= left) {
      winners.add(code)
      left -= seats
    }
  return winners
}
