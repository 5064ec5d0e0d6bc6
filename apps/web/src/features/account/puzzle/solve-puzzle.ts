import { sha256 } from '@noble/hashes/sha2.js'

/** Proof of work: find a nonce so that SHA-256(`challenge:nonce`) begins with `bits` zero bits, at most 32. */
export interface Puzzle {
  challenge: string
  bits: number
}

/**
 * The solution `challenge:nonce`. Takes 2^bits digests on average; run it in a worker. Web Crypto returns each digest
 * through a promise, which makes the search about twenty times slower. The challenge is hashed once; for each nonce
 * that state is copied into the same object.
 */
export function solvePuzzle({ challenge, bits }: Puzzle): string {
  const encoder = new TextEncoder()
  const begun = sha256.create().update(encoder.encode(`${challenge}:`))
  const hash = begun.clone()
  const digits = new Uint8Array(16)
  const digest = new Uint8Array(sha256.outputLen)
  const head = new DataView(digest.buffer)
  for (let nonce = 0; ; nonce++) {
    // oxlint-disable-next-line no-underscore-dangle -- the library's name for copying into another object
    begun._cloneInto(hash)
    const { written } = encoder.encodeInto(String(nonce), digits)
    hash.update(digits.subarray(0, written)).digestInto(digest)
    if (Math.clz32(head.getUint32(0)) >= bits) return `${challenge}:${nonce}`
  }
}
