import { ContestOriginal } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/client.ts'

const verdicts = ContestOriginal.shape.verdicts

export interface StoredOriginal extends ContestOriginal {
  id: string
  fileId: string
  size: number
}

interface OriginalRow {
  id: string
  entry_id: string
  file_id: string
  file_name: string
  size_bytes: number
  verdicts: unknown
  created_at: Date
}

/** The originals of some entries, newest first, in one statement. */
export async function loadOriginals(
  db: Queryable,
  entryIds: readonly string[],
): Promise<Map<string, StoredOriginal[]>> {
  if (entryIds.length === 0) return new Map()
  const { rows } =
    await sql<OriginalRow>`select o.id, o.entry_id, o.file_id, f.file_name, f.size_bytes, o.verdicts,
      o.created_at
    from contest_original o join stored_file f on f.id = o.file_id
    where o.entry_id = any(${[...entryIds]}::uuid[]) order by o.created_at desc, o.id`.execute(db)
  const byEntry = new Map<string, StoredOriginal[]>()
  for (const row of rows) {
    const list = byEntry.get(row.entry_id) ?? []
    list.push({
      id: row.id,
      fileId: row.file_id,
      fileName: row.file_name,
      size: row.size_bytes,
      time: timeTextOf(row.created_at),
      verdicts: verdicts.parse(row.verdicts),
    })
    byEntry.set(row.entry_id, list)
  }
  return byEntry
}
