import { sha256Head } from './sha256.ts'

/** A proof of work: find a nonce so that SHA-256(`challenge:nonce`) begins with so many zero bits, 32 at most. */
export interface Puzzle {
  challenge: string
  bits: number
}

/** The answer `challenge:nonce`. Takes 2^bits digests on average; run it in a worker. */
export function solvePuzzle({ challenge, bits }: Puzzle): string {
  for (let nonce = 0; ; nonce++) {
    const answer = `${challenge}:${nonce}`
    if (Math.clz32(sha256Head(answer)) >= bits) return answer
  }
}
