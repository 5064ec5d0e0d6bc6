import {
  dictionarySentences,
  type EditedDictionary,
  type MethodOutput,
  type MethodParsed,
  type StaffDictionary,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../../http/calls/once-ctx.ts'
import { allEntries } from './entries.read.ts'
import { readDictionaryFile, type DictionaryFile, type WrittenEntry } from './read-dictionary-file.ts'
import { lockDictionary } from './save-entry.ts'

type Imported = MethodOutput<typeof StaffDictionary.Import>

/**
 * Imports a CSV file of a dictionary: entries without a number are added, the others changed.
 * @throws BadInput for a file with a fault, of which nothing is imported
 */
export async function importDictionary(
  ctx: OnceCtx<Imported, StaffCtx>,
  { code, csv, reason }: MethodParsed<typeof StaffDictionary.Import>,
): Promise<CommittedResponse> {
  // Refused before the dictionary is locked, which other changes then wait for.
  refuseFaults(await readDictionaryFile(csv, { code, entries: await allEntries(ctx.db, code) }))
  return ctx.once(async (tx) => {
    const entries = await lockDictionary(tx, code)
    const file = await readDictionaryFile(csv, { code, entries })
    refuseFaults(file)
    const { added, changed } = file
    await changeEntries(tx, code, changed)
    const last = Math.max(0, ...entries.map(({ value }) => value))
    const numbered = added.map((row, at) => ({ ...row, value: last + 1 + at }))
    if (numbered.length > 0) {
      await tx
        .insertInto('dictionary_entry')
        .values(numbered.map((row) => ({ code, ...row })))
        .execute()
    }
    await auditAct(ctx, tx, {
      act: 'dictionary.imported',
      targetKind: 'dictionary',
      targetId: code,
      reason,
      before: { changed: changed.map(({ before }) => textOf(before.value, before)) },
      after: {
        added: numbered.map((row) => textOf(row.value, row)),
        changed: changed.map(({ before, after }) => textOf(before.value, after)),
      },
    })
    return { added: added.length, changed: changed.length }
  })
}

function refuseFaults({ faults }: DictionaryFile): void {
  if (faults.length > 0) fail('BadInput', { fields: { csv: dictionarySentences.faults } })
}

const textOf = (value: number, { name, sort, is_open: isOpen }: WrittenEntry) =>
  `${value} ${name} · 顺序 ${sort} · ${isOpen ? '开放' : '已关闭'}`

async function changeEntries(
  tx: Tx,
  code: EditedDictionary,
  changed: DictionaryFile['changed'],
): Promise<void> {
  if (changed.length === 0) return
  const values = changed.map(({ before }) => before.value)
  // Entries may exchange their names, which are unique at each row.
  await sql`update dictionary_entry set name = chr(1) || value
    where code = ${code} and value = any(${values}::int[])`.execute(tx)
  const rows = JSON.stringify(changed.map(({ before, after }) => ({ ...after, value: before.value })))
  await sql`update dictionary_entry entry
    set name = given.name, sort = given.sort, is_open = given.is_open, version = version + 1
    from jsonb_to_recordset(${rows}::jsonb) as given (value int, name text, sort int, is_open boolean)
    where entry.code = ${code} and entry.value = given.value`.execute(tx)
}
