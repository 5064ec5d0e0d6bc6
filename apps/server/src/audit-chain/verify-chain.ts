import { sql } from 'kysely'
import type { Queryable } from '../db/client.ts'

const batch = 5000

export interface ChainState {
  /** Number of rows up to the first invalid one. */
  rows: number
  /** Number of the first row that was changed, or that follows a missing one; null if all are valid. */
  broken: number | null
}

/**
 * Proves the audit log: each row's hash is that of its values and of the row before it, and no number is missing.
 * Reads 5,000 rows at a time.
 */
export async function verifyChain(db: Queryable): Promise<ChainState> {
  let seen = 0
  let last: Buffer | null = null
  for (;;) {
    const { rows } = await sql<{ seq: number; hash: Buffer | null; previous: Buffer | null; fits: boolean }>`
      select seq, hash, previous_hash as previous, hash = staff_act_hash(staff_act) as fits
      from staff_act where seq > ${seen} order by seq limit ${sql.lit(batch)}`.execute(db)
    for (const row of rows) {
      const follows = last === null ? row.previous === null : row.previous?.equals(last) === true
      if (row.seq !== seen + 1 || !row.fits || !follows) return { rows: seen, broken: row.seq }
      seen = row.seq
      last = row.hash
    }
    if (rows.length < batch) return { rows: seen, broken: null }
  }
}
