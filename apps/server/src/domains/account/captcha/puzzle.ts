import { createHash, randomBytes } from 'node:crypto'
import type { Ctx } from '../../../context.ts'
import { hmacHex, sameText } from '../../../session/session-secret.ts'
import { deriveKey } from '../../../crypto/derive-key.ts'

const lifeMs = 2 * 60_000
const challengeForm = /^(\d{13})\.(\d{2})\.([0-9a-f]{16})\.([0-9a-f]{64})$/

/** Takes a browser about a tenth of a second, and is expensive for bulk senders. */
export const usualBits = 16
/** While far more messages are sent than usual. */
export const harderBits = 20

/** A stateless puzzle: the challenge contains its expiry, its bits and a MAC. */
export function makePuzzle(ctx: Ctx, bits: number): { challenge: string; bits: number } {
  const body = `${ctx.now.getTime() + lifeMs}.${bits}.${randomBytes(8).toString('hex')}`
  return { challenge: `${body}.${seal(ctx, body)}`, bits }
}

/**
 * Consumes a solved puzzle, `challenge:nonce`, valid once on all nodes within two minutes.
 * @returns its bits, or 0 when it is not solved, forged, expired or already used
 */
export async function consumePuzzle(ctx: Ctx, solution: string | undefined): Promise<number> {
  if (solution === undefined) return 0
  const gap = solution.indexOf(':')
  const challenge = solution.slice(0, gap)
  const parts = challengeForm.exec(challenge)
  if (gap === -1 || parts === null) return 0
  const [, end = '', bitsText = '', random = '', given = ''] = parts
  const bits = Number(bitsText)
  if (!sameText(seal(ctx, `${end}.${bitsText}.${random}`), given)) return 0
  if (Number(end) <= ctx.now.getTime()) return 0
  if (zeroBits(createHash('sha256').update(solution).digest()) < bits) return 0
  return (await ctx.app.nonces.consume('puzzle', random)) ? bits : 0
}

function seal(ctx: Ctx, body: string): string {
  return hmacHex(deriveKey(ctx.app.env, 'puzzle').key, body)
}

function zeroBits(digest: Buffer): number {
  let bits = 0
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}
