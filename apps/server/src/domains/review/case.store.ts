import { muteDays, reviewDecision, reviewKind } from '@guangquan/contract'
import type { MuteDays, ReviewDecision, ReviewKind } from '@guangquan/contract'
import { sql, type Selectable } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import type { ReviewCase as CaseTable } from '../../db/tables.gen.ts'

export type CaseRow = Selectable<CaseTable>

/** The target of a case. */
export interface CaseTarget {
  kind: ReviewKind
  targetId: string
  memberId: string
}

/** Who decides: staff in the console, or the operator of the command line if the id is null. */
export interface Decider {
  id: string | null
  name: string
}

export interface Choice {
  decision: ReviewDecision
  reason: string
  /** Duration of a mute. */
  days: MuteDays | null
}

/** Photographs with their masked copies. */
export type Masks = readonly { pictureId: string; fileId: string }[]

/** A case that was decided, until the time to undo is over. */
export interface DecidedCase extends CaseTarget, Choice {
  id: string
  decidedAt: Date
  decidedBy: string | null
}

export function targetOfCase(row: Pick<CaseRow, 'kind' | 'target_id' | 'member_id'>): CaseTarget {
  return { kind: reviewKind.parse(row.kind), targetId: row.target_id, memberId: row.member_id }
}

/** @throws for a case that is not decided */
export function decidedOf(row: CaseRow): DecidedCase {
  if (row.decided_at === null) throw new Error(`nobody decided the case ${row.id}`)
  return {
    id: row.id,
    ...targetOfCase(row),
    decision: reviewDecision.parse(row.decision),
    reason: row.reason,
    days: muteDays.find((days) => days === row.days) ?? null,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
  }
}

export function findCase(db: Queryable, id: string): Promise<CaseRow | undefined> {
  return db.selectFrom('review_case').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The open case of a target. */
export function findOpenCase(
  db: Queryable,
  { kind, targetId }: Pick<CaseTarget, 'kind' | 'targetId'>,
): Promise<CaseRow | undefined> {
  return (
    db
      .selectFrom('review_case')
      .selectAll()
      .where('kind', '=', kind)
      .where('target_id', '=', targetId)
      // The condition of the index.
      .where('finished_at', 'is', null)
      .where('decided_at', 'is', null)
      .executeTakeFirst()
  )
}

/** Whether something about a target waits for a decision. */
export async function isWaiting(
  db: Queryable,
  target: Pick<CaseTarget, 'kind' | 'targetId'>,
): Promise<boolean> {
  return (await findOpenCase(db, target)) !== undefined
}

/** Locks a case. Its target is locked first, in the same order as by changes of the target. */
export function lockCase(tx: Tx, id: string): Promise<CaseRow | undefined> {
  return tx.selectFrom('review_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Records a decision about a locked case. */
export async function storeDecision(
  tx: Tx,
  now: Date,
  { row, by, choice }: { row: CaseRow; by: Decider; choice: Choice },
): Promise<DecidedCase> {
  const decided = await tx
    .updateTable('review_case')
    .set({
      decided_at: now,
      decided_by: by.id,
      decided_name: by.name,
      ...choice,
      claimed_by: null,
      claimed_name: null,
      claimed_until: null,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return decidedOf(decided)
}

/** Opens a locked case again. */
export async function clearDecision(tx: Tx, row: CaseRow): Promise<void> {
  await tx
    .updateTable('review_case')
    .set({
      decided_at: null,
      decided_by: null,
      decided_name: null,
      decision: null,
      days: null,
      reason: '',
      before: null,
      // The earlier value of a part is what staff compare it with.
      profile_before: sql`case when profile_later is null then profile_before
        else profile_later || coalesce(profile_before, '{}') end`,
      profile_later: null,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
}
