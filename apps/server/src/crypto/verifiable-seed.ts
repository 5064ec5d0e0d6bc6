import { createHash, randomBytes } from 'node:crypto'

export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A secret seed in base64url with its hash, which is published before anybody knows who takes part. */
export function newSeed(): { seed: string; commit: string } {
  const seed = randomBytes(32)
  return { seed: seed.toString('base64url'), commit: sha256(seed) }
}
