import type { Hmac } from '../gear/ticket-code.ts'
import { fairIndex, first53Bits, range } from './verifiable-draw.ts'

/** Odds of instant prizes are integers of a million: exact, and readable as a percentage with four digits. */
export const oddsScale = 1_000_000

/** What the draw of a list depends on. */
export interface ListDraw {
  /** Secret until the draw, in base64url; its SHA-256 was published before. */
  seed: string
  /** The last hash of the closed chain. */
  root: string
  /** Nobody knew it when the list was closed; empty where the rules name none. */
  publicValue: string
}

export interface Ticket {
  number: number
  /** Names its member in this lottery. */
  code: string
}

export interface Won {
  number: number
  /** Index of the prize. */
  prize: number
}

/**
 * Draws from a closed list: unit `j` of prize `k` takes the ticket at the first 53 bits of
 * `HMAC-SHA256(seed, root‖public‖k‖j‖c)`. With a winner all tickets of that member leave the list.
 * @param counts how many units each prize has
 */
export async function drawList(
  hmac: Hmac,
  draw: ListDraw,
  { tickets, counts }: { tickets: readonly Ticket[]; counts: readonly number[] },
): Promise<Won[]> {
  let rest = [...tickets]
  const won: Won[] = []
  for (const [prize, count] of counts.entries())
    for (let unit = 0; unit < count && rest.length > 0; unit++) {
      const index = await fairIndex(hmac, { ...draw, prize }, { unit, count: rest.length })
      const winner = rest[index]
      if (winner === undefined) throw new Error('an index outside the list')
      won.push({ number: winner.number, prize })
      rest = rest.filter(({ code }) => code !== winner.code)
    }
  return won
}

/**
 * What an instant ticket hits: the first 53 bits of `HMAC-SHA256(seed, code‖number‖nonce)` as a fraction of a million,
 * compared with the odds one after the other. Whether the prize is still there is another question.
 * @param odds of each prize, of `oddsScale`
 * @returns the index of the prize, or null
 */
export async function instantHit(
  hmac: Hmac,
  { seed, code, number, nonce }: { seed: string; code: string; number: number; nonce: string },
  odds: readonly number[],
): Promise<number | null> {
  const value = first53Bits(await hmac(seed, [code, number, nonce].join('|')))
  const part = Math.floor((value / range) * oddsScale)
  let end = 0
  for (const [index, one] of odds.entries()) {
    end += one
    if (part < end) return index
  }
  return null
}
