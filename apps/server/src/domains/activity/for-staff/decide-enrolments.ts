import {
  activitySentences,
  enrolmentDecisionSheet,
  EnrolmentDecisionRow,
  enrolmentImportSentences,
  enrolStates,
  signModes,
  type CsvFault,
  type EnrolState,
  type MethodParsed,
  type NoticeKind,
  type StaffActivity,
} from '@guangquan/contract'
import { freePlaces } from '@guangquan/rules/events/activity-state'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { readCsv, withFaults, type FoundFault } from '../../../csv/read-csv.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { factsOf, stageNumbers, type ActivityRow } from '../activity.store.ts'
import { changeEnrolment, enrolStateOf, findEnrolments, type EnrolmentRow } from '../enrolment.store.ts'
import { giveUpLoans } from '../enrol/leave.ts'
import { settleActivity, notifyOfActivity } from '../settle-activity.ts'
import { findOrganised, lockOrganised } from './scope.ts'

type Act = MethodParsed<typeof StaffActivity.Decide>['act']

interface Rule {
  act: string
  from: readonly EnrolState[]
  /** Whether it takes places. */
  seats: boolean
  kind: NoticeKind
}

const { inReview, enrolled, waiting, offered, refused, cancelled, inDraw } = enrolStates

const rules: Record<Act, Rule> = {
  accept: { act: 'activity.enrolAccepted', from: [inReview], seats: true, kind: 'activity.accepted' },
  refuse: { act: 'activity.enrolRefused', from: [inReview], seats: false, kind: 'activity.refused' },
  undo: { act: 'activity.enrolRestored', from: [refused], seats: false, kind: 'activity.restored' },
  moveUp: { act: 'activity.enrolMovedUp', from: [waiting, offered], seats: true, kind: 'activity.movedUp' },
  remove: {
    act: 'activity.enrolRemoved',
    from: [inReview, enrolled, waiting, offered, inDraw],
    seats: false,
    kind: 'activity.removed',
  },
}

const states: Record<Act, EnrolState> = {
  accept: enrolled,
  refuse: refused,
  undo: inReview,
  moveUp: enrolled,
  remove: cancelled,
}

/**
 * Decides about enrolments of one activity, all or none. The members are notified.
 * @throws ContentNotFound, NotAllowedNow, PlacesFull
 */
export async function decideEnrolments(
  ctx: StaffCtx,
  { ids, act, reason }: MethodParsed<typeof StaffActivity.Decide>,
): Promise<{ changed: number }> {
  return inTransaction(ctx, async (tx) => {
    const [first] = await tx.selectFrom('enrolment').where('id', 'in', ids).select('activity_id').execute()
    const row = await lockOrganised(ctx, tx, first?.activity_id ?? fail('ContentNotFound'))
    const found = await findEnrolments(tx, { activityId: row.id, ids })
    if (found.length !== new Set(ids).size) fail('ContentNotFound')
    await decide(ctx, tx, { row, found, act, reason })
    return { changed: found.length }
  })
}

interface Decision {
  row: ActivityRow
  found: readonly EnrolmentRow[]
  act: Act
  reason: string
}

async function decide(ctx: StaffCtx, tx: Tx, { row, found, act, reason }: Decision): Promise<ActivityRow> {
  const rule = rules[act]
  if (row.stage !== stageNumbers.published || ctx.now >= row.end_time) fail('NotAllowedNow')
  if (!found.every((own) => rule.from.includes(enrolStateOf(own)))) fail('NotAllowedNow')
  // The place of an offer is already taken.
  const needed = found.filter(({ state }) => state !== offered).reduce((sum, own) => sum + own.seats, 0)
  if (rule.seats && needed > freePlaces(factsOf(row))) fail('PlacesFull')
  const to = act === 'undo' && row.sign_mode !== signModes.audited ? cancelled : states[act]
  for (const own of found) {
    const why = act === 'refuse' || act === 'remove' ? reason : ''
    await changeEnrolment(tx, own, { state: to, reason: why, at: ctx.now })
    if (act === 'remove') await giveUpLoans(tx, own)
  }
  const settled = await settleActivity(tx, row, ctx.now)
  await notifyOfActivity(tx, ctx.now, {
    kind: rule.kind,
    activityId: row.id,
    memberIds: found.map((own) => own.member_id),
    note: act === 'accept' ? '' : reason,
  })
  await auditAct(ctx, tx, {
    act: rule.act,
    targetKind: 'activity',
    targetId: row.id,
    reason,
    before: { title: row.title, state: found[0]?.state ?? null },
    after: { title: row.title, state: to, numbers: found.map(({ id }) => id), changedCount: found.length },
  })
  return settled
}

interface Decided {
  own: EnrolmentRow
  accept: boolean
  reason: string
}

/** The decisions in a file, or its faults. @throws ContentNotFound */
async function readDecisions(
  ctx: StaffCtx,
  tx: StaffCtx['db'] | Tx,
  { activityId, csv }: { activityId: string; csv: string },
): Promise<{ decided: Decided[]; faults: CsvFault[] }> {
  const { columns } = enrolmentDecisionSheet
  const file = await readCsv(csv, { row: EnrolmentDecisionRow, columns })
  const { rows } = file
  const faults: FoundFault[] = []
  const found = await findEnrolments(tx, { activityId, ids: rows.map(({ value }) => value.id) })
  const byId = new Map(found.map((own) => [own.id, own]))
  const row = await findOrganised(ctx, tx, activityId)
  let left = freePlaces(factsOf(row))
  const seen = new Set<string>()
  const decided: Decided[] = []
  for (const { line, value } of rows) {
    const own = byId.get(value.id)
    const report = (column: string, message: string) => faults.push({ line, column, message })
    const accept = value.decision === activitySentences.accept
    if (own === undefined) report(columns.id, enrolmentImportSentences.unknown)
    else if (seen.has(value.id)) report(columns.id, enrolmentImportSentences.twice)
    else if (!accept && value.decision !== activitySentences.refuse)
      report(columns.decision, enrolmentImportSentences.decision)
    else if (own.state !== inReview) report(columns.id, enrolmentImportSentences.state)
    else if (accept && own.seats > left) report(columns.decision, enrolmentImportSentences.full)
    else {
      if (accept) left -= own.seats
      decided.push({ own, accept, reason: value.reason })
    }
    seen.add(value.id)
  }
  return { decided, faults: withFaults(file, faults) }
}

/** Checks a file of decisions; changes nothing. @throws ContentNotFound */
export async function checkDecisions(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffActivity.CheckDecisions>,
) {
  await findOrganised(ctx, ctx.db, input.activityId)
  const { decided, faults } = await readDecisions(ctx, ctx.db, input)
  return { decided: decided.length, faults }
}

/** Applies the decisions of a file; with a fault nothing is written. @throws ContentNotFound */
export async function importDecisions(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffActivity.ImportDecisions>,
) {
  return inTransaction(ctx, async (tx) => {
    let row = await lockOrganised(ctx, tx, input.activityId)
    const { decided, faults } = await readDecisions(ctx, tx, input)
    const isWritten = faults.length === 0 && decided.length > 0
    for (const accept of isWritten ? [true, false] : []) {
      const found = decided.filter((one) => one.accept === accept).map(({ own }) => own)
      const act = accept ? 'accept' : 'refuse'
      if (found.length > 0) row = await decide(ctx, tx, { row, found, act, reason: input.reason })
    }
    await auditAct(ctx, tx, {
      act: 'activity.enrolDecided',
      targetKind: 'activity',
      targetId: row.id,
      reason: input.reason,
      after: { title: row.title, rows: decided.length, changedCount: isWritten ? decided.length : 0 },
    })
    return { decided: isWritten ? decided.length : 0, faults }
  })
}
