import {
  wordSentences,
  type MethodOutput,
  type MethodParsed,
  type StaffWord,
  type WordInput,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { NIL as listId, v7 as uuid } from 'uuid'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../http/calls/once-ctx.ts'
import { readWordFile, type WordFile } from './read-word-file.ts'
import { lockWords } from './word.store.ts'

type Imported = MethodOutput<typeof StaffWord.Import>

/** So many words are named in the audit log. */
const namedWords = 500

/**
 * Imports a CSV file: new words are added, known ones changed.
 * @throws BadInput for a file with a fault, of which nothing is imported
 */
export async function importWords(
  ctx: OnceCtx<Imported, StaffCtx>,
  { csv, reason }: MethodParsed<typeof StaffWord.Import>,
): Promise<CommittedResponse> {
  // Refused before the list is locked, which other changes then wait for.
  refuseFaults(await readWordFile(ctx.db, csv))
  return ctx.once(async (tx) => {
    await lockWords(tx)
    const file = await readWordFile(tx, csv)
    refuseFaults(file)
    const { added, changed } = file
    await insertWords(ctx, tx, added)
    await changeWords(ctx, tx, changed)
    await auditAct(ctx, tx, {
      act: 'word.imported',
      targetKind: 'word',
      targetId: listId,
      reason,
      before: { changed: changed.slice(0, namedWords).map(({ before }) => nameOf(before)) },
      after: {
        addedCount: added.length,
        changedCount: changed.length,
        added: added.slice(0, namedWords).map(nameOf),
        changed: changed.slice(0, namedWords).map(({ after }) => nameOf(after)),
      },
    })
    return { added: added.length, changed: changed.length }
  })
}

function refuseFaults({ faults }: WordFile): void {
  if (faults.length > 0) fail('BadInput', { fields: { csv: wordSentences.faults } })
}

function nameOf({
  word,
  action,
  replacement,
}: {
  word: string
  action: string
  replacement: string
}): string {
  return [word, action, ...(replacement === '' ? [] : [replacement])].join(' ')
}

async function insertWords(ctx: StaffCtx, tx: Tx, words: readonly WordInput[]): Promise<void> {
  if (words.length === 0) return
  const rows = JSON.stringify(words.map((word) => ({ id: uuid(), ...word })))
  await sql`
    insert into word (id, word, action, replacement, category, note, updated_by, updated_at)
    select id, word, action, replacement, category, note, ${ctx.staff.name}, ${ctx.now}
    from jsonb_to_recordset(${rows}::jsonb)
      as given (id uuid, word text, action text, replacement text, category text, note text)`.execute(tx)
}

async function changeWords(ctx: StaffCtx, tx: Tx, changed: WordFile['changed']): Promise<void> {
  if (changed.length === 0) return
  const rows = JSON.stringify(changed.map(({ before, after }) => ({ id: before.id, ...after })))
  await sql`
    update word set word = given.word, action = given.action, replacement = given.replacement,
      category = given.category, note = given.note, version = version + 1,
      updated_by = ${ctx.staff.name}, updated_at = ${ctx.now}
    from jsonb_to_recordset(${rows}::jsonb)
      as given (id uuid, word text, action text, replacement text, category text, note text)
    where word.id = given.id`.execute(tx)
}
