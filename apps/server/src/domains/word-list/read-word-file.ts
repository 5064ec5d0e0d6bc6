import {
  WordCsvRow,
  wordLimits,
  wordSentences,
  wordSheet,
  type CsvFault,
  type WordInput,
} from '@guangquan/contract'
import { foldForWords } from '@guangquan/rules/words/word-automaton'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { readCsv, withFaults, type FoundFault } from '../../csv/read-csv.ts'
import type { WordRow } from './word.store.ts'

/** The effect of a CSV file on the stored list. It must not be applied if there are `faults`. */
export interface WordFile {
  added: WordInput[]
  changed: { before: WordRow; after: WordInput }[]
  faults: CsvFault[]
}

/** Reads a CSV file of words as a whole and compares it with the list. */
export async function readWordFile(db: Queryable, csv: string): Promise<WordFile> {
  const file = await readCsv(csv, { row: WordCsvRow, columns: wordSheet.columns })
  const { columns } = wordSheet
  const found: FoundFault[] = []
  const report = (line: number, column: string, message: string) => found.push({ line, column, message })
  const stored = await findStored(
    db,
    file.rows.map(({ value }) => value.word),
  )
  const seen = new Set<string>()
  const added: WordInput[] = []
  const changed: WordFile['changed'] = []
  for (const [at, { line, value }] of file.rows.entries()) {
    const { word_key: key = '', before = null } = stored[at] ?? {}
    if (foldForWords(value.word) === '') report(line, columns.word, wordSentences.empty)
    else if (seen.has(key)) report(line, columns.word, wordSentences.twice)
    if (value.action !== 'replace' && value.replacement !== '') {
      report(line, columns.replacement, wordSentences.unused)
    }
    seen.add(key)
    if (before === null) added.push(value)
    else if (!isSame(before, value)) changed.push({ before, after: value })
  }
  const { count } = await db
    .selectFrom('word')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count + added.length > wordLimits.words) report(1, '', wordSentences.full)
  return { added, changed, faults: withFaults(file, found) }
}

export function summaryOf({ added, changed, faults }: WordFile) {
  return { added: added.length, changed: changed.length, faults }
}

/** The key of each of these words, and its row in the list. */
async function findStored(
  db: Queryable,
  words: readonly string[],
): Promise<{ word_key: string; before: WordRow | null }[]> {
  const { rows } = await sql<{ word_key: string; id: string | null }>`
    select lower(normalize(given, NFKC)) as word_key, word.id
    from unnest(${words}::text[]) with ordinality as listed (given, place)
    left join word on word.word_key = lower(normalize(given, NFKC))
    order by place`.execute(db)
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]))
  const known = await db
    .selectFrom('word')
    .selectAll()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute()
  const byId = new Map(known.map((row) => [row.id, row]))
  return rows.map(({ word_key, id }) => ({ word_key, before: byId.get(id ?? '') ?? null }))
}

function isSame(before: WordRow, after: WordInput): boolean {
  return (
    before.word === after.word &&
    before.action === after.action &&
    before.replacement === after.replacement &&
    before.category === after.category &&
    before.note === after.note
  )
}
