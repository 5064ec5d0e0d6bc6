import type { Hmac } from '../gear/ticket-code.ts'
import { fairIndex, first53Bits, range } from './verifiable-draw.ts'

/** Odds of instant prizes are integers in millionths: exact, and readable as a percentage with four decimals. */
export const oddsScale = 1_000_000

/** The inputs of a draw from a list. */
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
  /** The member's code in this lottery. */
  code: string
}

export interface Won {
  number: number
  /** Index of the prize. */
  prize: number
}

/**
 * Draws from a closed list: unit `j` of prize `k` takes the ticket at the first 53 bits of `HMAC-SHA256(seed,
 * root‖public‖k‖j‖c)`. All tickets of a winner leave the list.
 * @param counts number of units of each prize
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
 * The prize that an instant ticket hits: the first 53 bits of `HMAC-SHA256(seed, code‖number‖nonce)` as a fraction of a
 * million, compared with the odds in order. Whether the prize is still available is decided elsewhere.
 * @param odds of each prize, in `oddsScale`
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
