/** The previous hash of the first link. */
export const evidenceStart = '0'.repeat(64)

/** The fields of a link in the chain of first publications. */
export interface LinkedEvidence {
  previous: string
  number: number
  sha256: string
  authorMark: string
  /** ISO 8601 in UTC, to the second. */
  publishedAt: string
  addedAt: string
}

/** The text whose SHA-256 is the hash of a link. The database computes the same when it inserts one. */
export function evidenceText({
  previous,
  number,
  sha256,
  authorMark,
  publishedAt,
  addedAt,
}: LinkedEvidence): string {
  return [previous, number, sha256, authorMark, publishedAt, addedAt].join('|')
}
