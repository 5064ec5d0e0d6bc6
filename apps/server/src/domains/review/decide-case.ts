import type { Tx } from '../../db/client.ts'
import { reopenReports, settleReports } from '../report/index.ts'
import {
  clearDecision,
  decidedOf,
  lockCase,
  storeDecision,
  targetOfCase,
  type CaseRow,
  type Choice,
  type DecidedCase,
  type Decider,
  type Masks,
} from './case.store.ts'
import { caseKinds } from './kinds/kinds.ts'

interface Decided {
  found: CaseRow
  version: number | null
  by: Decider
  choice: Choice
  masks?: Masks
}

/** Why a case was not decided, and who claimed or decided it instead. */
type Undecided = { state: 'changed' | 'claimed' | 'gone'; by: string }
export type Deciding = { state: 'decided'; decided: DecidedCase } | Undecided

/**
 * Decides a case that nobody else claimed and that has not changed since it was shown. It takes effect immediately;
 * notices, sanctions and deletions follow in `finishDecision`.
 * @param found as read before; locked here, after its target
 * @param version as it was shown; null for any version
 * @throws ContentNotFound if the target can no longer be decided about
 */
export async function decideCase(
  tx: Tx,
  now: Date,
  { found, version, by, choice, masks = [] }: Decided,
): Promise<Deciding> {
  const target = targetOfCase(found)
  const kind = caseKinds[target.kind]
  await kind.lock(tx, target.targetId)
  const row = await lockCase(tx, found.id)
  if (row === undefined || row.decision === 'gone') return { state: 'gone', by: '' }
  const isChanged = version !== null && row.version !== version
  if (row.decided_at !== null || isChanged) return { state: 'changed', by: row.decided_name ?? '' }
  // The command line does not ask whose a case is.
  if (by.id !== null && isClaimedByOther(row, now, by.id))
    return { state: 'claimed', by: row.claimed_name ?? '' }
  const decided = await storeDecision(tx, now, { row, by, choice })
  const before = await kind.apply(tx, now, decided, masks)
  await tx
    .updateTable('review_case')
    .set({ before: JSON.stringify(before) })
    .where('id', '=', row.id)
    .execute()
  if (kind.reportType !== null) {
    const { targetId } = target
    const upheld = choice.decision !== 'pass'
    await settleReports(tx, { now, reportType: kind.reportType, targetId, upheld })
  }
  return { state: 'decided', decided }
}

/** Whether another person has claimed it at the moment. */
export function isClaimedByOther(row: CaseRow, now: Date, staffId: string): boolean {
  return row.claimed_until !== null && row.claimed_until > now && row.claimed_by !== staffId
}

/**
 * Undoes a decision that is not finished.
 * @returns null if it is too late, another person decided, or the target changed since
 */
export async function revertDecision(
  tx: Tx,
  now: Date,
  { found, by, decidedAfter }: { found: CaseRow; by: Decider; decidedAfter: Date },
): Promise<DecidedCase | null> {
  const target = targetOfCase(found)
  const kind = caseKinds[target.kind]
  await kind.lock(tx, target.targetId)
  const row = await lockCase(tx, found.id)
  if (row === undefined || row.decided_at === null || row.finished_at !== null) return null
  if (row.decided_by !== by.id || row.decided_at < decidedAfter) return null
  const decided = decidedOf(row)
  if (!(await kind.revert(tx, now, decided, row.before))) return null
  if (kind.reportType !== null) {
    const { targetId } = target
    await reopenReports(tx, { reportType: kind.reportType, targetId, settledAt: decided.decidedAt })
  }
  await clearDecision(tx, row)
  return decided
}
