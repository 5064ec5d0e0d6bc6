import { contestEntrySheet, StaffContest, zipFolderNames } from '@guangquan/contract'
import { sql } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { defineFilesExport, type FileOfExport } from '../../../export/list-export.ts'
import { fail } from '../../../fail.ts'
import { findContest, numberText } from '../contest.store.ts'
import { conditionsOf } from './entries.read.ts'
import { contestEntryExport } from './exports.ts'

interface FileRow {
  number: number
  position: number
  original_key: string
  created_at: Date
  is_original: boolean
}

/** The photographs of entries as they were uploaded, and the originals that were sent, with the table of entries. */
export const originalsExport = defineFilesExport(StaffContest.ExportOriginals, contestEntrySheet, {
  rows: contestEntryExport.rows,
  files: listFiles,
})

/** Only names and keys are in memory: each file is opened when its turn comes. */
async function* listFiles(
  { db }: StaffCtx,
  input: Parameters<typeof conditionsOf>[0],
): AsyncGenerator<FileOfExport> {
  if ((await findContest(db, input.contestId)) === undefined) fail('ContentNotFound')
  const condition = sql.join(conditionsOf(input), sql` and `)
  // Erased members' files have no bytes any more.
  const { rows } = await sql<FileRow>`select * from (
      select e.number, p.position::int as position, f.original_key, f.created_at, false as is_original
      from contest_entry e join contest_photo p on p.entry_id = e.id join stored_file f on f.id = p.file_id
      where ${condition} and f.size_bytes > 0
      union all
      select e.number, (row_number() over (partition by e.id order by o.created_at, o.id))::int - 1,
        f.original_key, f.created_at, true
      from contest_entry e join contest_original o on o.entry_id = e.id join stored_file f on f.id = o.file_id
      where ${condition} and f.size_bytes > 0
    ) files order by is_original, number, position`.execute(db)
  for (const {
    number,
    position,
    original_key: key,
    created_at: createdAt,
    is_original: isOriginal,
  } of rows) {
    const [extension = ''] = /\.\w+$/.exec(key) ?? []
    const folder = isOriginal ? zipFolderNames.originals : zipFolderNames.entries
    yield { path: `${folder}/${numberText(number)}-${position + 1}${extension}`, key, createdAt }
  }
}
