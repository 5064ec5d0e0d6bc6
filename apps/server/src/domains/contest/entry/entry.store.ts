import { ContestVerdict, entryState, entryStates, type EntryState } from '@guangquan/contract'
import { countedStates, shownEntryStates } from '@guangquan/rules/contest/entry-state'
import { sql, type Selectable, type Updateable } from 'kysely'
import * as z from 'zod'
import type { Queryable, Tx } from '../../../db/client.ts'
import type { ContestEntry } from '../../../db/tables.gen.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import { lockContest, type ContestRow } from '../contest.store.ts'

export type EntryRow = Selectable<ContestEntry>

export const entryStateOf = (row: Pick<EntryRow, 'state'>): EntryState => entryState.parse(row.state)

const verdicts = z.array(z.array(ContestVerdict))
export const verdictsOf = (row: Pick<EntryRow, 'verdicts'>) => verdicts.parse(row.verdicts)

export function findEntry(db: Queryable, id: string): Promise<EntryRow | undefined> {
  return db.selectFrom('contest_entry').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks an entry with its contest, in the order that every command uses. @throws ContentNotFound */
export async function lockEntry(tx: Tx, id: string): Promise<{ contest: ContestRow; entry: EntryRow }> {
  const found = (await findEntry(tx, id)) ?? fail('ContentNotFound')
  const contest = await lockContest(tx, found.contest_id)
  const entry = await tx
    .selectFrom('contest_entry')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return { contest, entry: entry ?? fail('ContentNotFound') }
}

/** Changes an entry and the counters of its contest, which is locked. */
export async function moveEntry(
  tx: Tx,
  entry: Pick<EntryRow, 'id' | 'contest_id' | 'state'>,
  {
    at,
    ...values
  }: Omit<Updateable<ContestEntry>, 'version' | 'updated_at'> & { state: EntryState; at: Date },
): Promise<EntryRow> {
  const moved = await tx
    .updateTable('contest_entry')
    .set((eb) => ({
      correct_until: null,
      ...values,
      version: eb('version', '+', 1),
      updated_at: at,
      ...(values.state === entryStates.shown ? { accepted_at: sql<Date>`coalesce(accepted_at, ${at})` } : {}),
    }))
    .where('id', '=', entry.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await moveCounts(tx, entry.contest_id, { from: entry.state, to: values.state })
  if (moved.state !== entry.state) await emit(tx, 'contest.settled', { memberId: moved.author_id })
  return moved
}

const counts: ReadonlySet<number> = new Set(countedStates)
const shows: ReadonlySet<number> = new Set(shownEntryStates)

/** Updates the counts of a contest's entries. @param change.from null for a new entry */
export async function moveCounts(
  tx: Tx,
  contestId: string,
  { from, to }: { from: number | null; to: number },
): Promise<void> {
  const delta = (states: ReadonlySet<number>) =>
    Number(states.has(to)) - Number(from !== null && states.has(from))
  const [entries, shown] = [delta(counts), delta(shows)]
  if (entries === 0 && shown === 0) return
  await sql`update contest set entry_count = entry_count + ${entries}, shown_count = shown_count + ${shown}
    where id = ${contestId}::uuid`.execute(tx)
}
