import {
  hasDecision,
  reviewCause,
  reviewKind,
  type MethodParsed,
  type ReviewCase,
  type ReviewDecision,
  type ReviewOutcome,
} from '@guangquan/contract'
import { NIL as nilUuid } from 'uuid'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { findCase, type CaseRow, type Choice, type DecidedCase, type Masks } from './case.store.ts'
import { decideCase } from './decide-case.ts'
import { finishLater } from './finish-decision.ts'

type Input = MethodParsed<typeof ReviewCase.Decide>

/**
 * Decides one or several cases. Those that another person claimed or decided, or that changed, stay as they are; the
 * outcome says which, and by whom.
 * @throws BadInput for a decision that the kind does not have, or without a reason or days
 */
export async function decideCases(ctx: StaffCtx, input: Input): Promise<{ items: ReviewOutcome[] }> {
  const choice = readChoice(input)
  const masks = readMasks(input)
  return inTransaction(ctx, async (tx) => {
    const items: ReviewOutcome[] = []
    const done: { row: CaseRow; decided: DecidedCase }[] = []
    // In one order, so that two who decide the same cases at once do not wait for each other.
    for (const { id, version } of input.cases.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const found = await findCase(tx, id)
      if (found === undefined) {
        items.push({ id, state: 'gone', by: '' })
        continue
      }
      refuseOtherDecision(found, choice.decision)
      const deciding = await decideOne(ctx, tx, { found, version, choice, masks })
      if (deciding.state !== 'decided') items.push({ id, ...deciding })
      else {
        items.push({ id, state: 'decided', by: ctx.staff.displayName })
        done.push({ row: found, decided: deciding.decided })
        await finishLater(tx, deciding.decided)
      }
    }
    await auditAll(ctx, tx, done)
    return { items }
  })
}

async function decideOne(
  ctx: StaffCtx,
  tx: Tx,
  deciding: { found: CaseRow; version: number; choice: Choice; masks: Masks },
) {
  const by = { id: ctx.staff.id, name: ctx.staff.displayName }
  return decideCase(tx, ctx.now, { ...deciding, by })
}

async function auditAll(
  ctx: StaffCtx,
  tx: Tx,
  done: readonly { row: CaseRow; decided: DecidedCase }[],
): Promise<void> {
  for (const { row, decided } of done) {
    const { decision, kind, targetId, reason, days } = decided
    await auditAct(ctx, tx, {
      act: `review.${decision}`,
      targetKind: kind === 'card' ? 'member' : kind,
      targetId,
      reason,
      before: { causes: row.causes, reports: row.report_count, decision: null },
      after: days === null ? { decision } : { decision, days },
    })
  }
  // A write of staff always leaves a row, also one that came too late.
  if (done.length > 0) return
  await auditAct(ctx, tx, { act: 'review.tooLate', targetKind: 'site', targetId: nilUuid })
}

function readChoice({ decision, reason = '', days }: Input): Choice {
  if (decision !== 'pass' && reason === '') fail('BadInput')
  if ((decision === 'mute') !== (days !== undefined)) fail('BadInput')
  return { decision, reason, days: days ?? null }
}

/** Masks differ from case to case, so such cases are decided one at a time. */
function readMasks({ decision, masks, cases }: Input): Masks {
  if ((decision === 'mask') !== (masks !== undefined)) fail('BadInput')
  if (masks !== undefined && cases.length > 1) fail('BadInput')
  return masks ?? []
}

function refuseOtherDecision(row: CaseRow, decision: ReviewDecision): void {
  const about = { kind: reviewKind.parse(row.kind), causes: reviewCause.array().parse(row.causes) }
  if (!hasDecision(about, decision)) fail('BadInput')
}
