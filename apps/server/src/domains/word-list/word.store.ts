import { wordLimits, wordSentences, type WordInput, type WordItem } from '@guangquan/contract'
import { foldForWords } from '@guangquan/rules/words/word-automaton'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import type { Facts } from '../../audit-chain/record-act.ts'
import type { Tx } from '../../db/client.ts'
import type { Word } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'

export type WordRow = Selectable<Word>

/** Only one change of the list at a time, so that limit and uniqueness are checked against the stored state. */
export async function lockWords(tx: Tx): Promise<void> {
  await tx.selectFrom('word_list').select('version').forUpdate().execute()
}

/** @throws ContentNotFound, ChangedMeanwhile */
export async function lockWord(tx: Tx, { id, version }: { id: string; version: number }): Promise<WordRow> {
  await lockWords(tx)
  const row = await tx.selectFrom('word').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) fail('ContentNotFound')
  if (row.version !== version) fail('ChangedMeanwhile', { who: row.updated_by })
  return row
}

/** @throws BadInput for a word that cannot be found in any text, or one the list has under another id */
export async function refuseUnfitWord(
  tx: Tx,
  { word, action, replacement }: WordInput,
  id: string,
): Promise<void> {
  if (foldForWords(word) === '') fail('BadInput', { fields: { word: wordSentences.empty } })
  if (action !== 'replace' && replacement !== '') {
    fail('BadInput', { fields: { replacement: wordSentences.unused } })
  }
  const other = await tx
    .selectFrom('word')
    .select('id')
    .where('word_key', '=', sql<string>`lower(normalize(${word}::text, NFKC))`)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other !== undefined) fail('BadInput', { fields: { word: wordSentences.taken } })
}

/** @throws BadInput for a list that is full */
export async function refuseFullList(tx: Tx): Promise<void> {
  const { count } = await tx
    .selectFrom('word')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= wordLimits.words) fail('BadInput', { fields: { word: wordSentences.full } })
}

/** What the audit log stores of a word. */
export function wordFacts({
  word,
  action,
  replacement,
  category,
  note,
}: Omit<WordInput, 'action'> & { action: string }): Facts {
  return { word, action, replacement, category, note }
}

export function wordItem(row: WordRow): WordItem {
  return {
    id: row.id,
    word: row.word,
    action: actionOf(row.action),
    replacement: row.replacement,
    category: row.category,
    note: row.note,
    version: row.version,
    updatedBy: row.updated_by,
    updateTime: timeTextOf(row.updated_at),
  }
}

function actionOf(stored: string): WordItem['action'] {
  return stored === 'review' || stored === 'replace' ? stored : 'block'
}
