import {
  checkInWays,
  enrolStates,
  type MethodOutput,
  type MethodParsed,
  type ScanOutcome,
  type ScanResult,
  type StaffCheckIn,
} from '@guangquan/contract'
import { checkInWindow, mergeMs } from '@guangquan/rules/events/activity-state'
import { isAcceptedStep, ticketCode } from '@guangquan/rules/gear/ticket-code'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { factsOf, stageNumbers, type ActivityRow } from '../activity.store.ts'
import { changeEnrolment, enrolStateOf, findEnrolments, type EnrolmentRow } from '../enrolment.store.ts'
import { lockOrganised } from '../for-staff/scope.ts'
import { settleActivity } from '../settle-activity.ts'
import { checkIn } from './check-in.ts'
import { entrancePeople, nobody, scanResultOf } from './entrance-people.ts'
import { hmac } from '../../../crypto/hmac.ts'

type Input = MethodParsed<typeof StaffCheckIn.StaffCheckIn>
type Scan = Input['scans'][number]

/** A device may be wrong by this much before its times are corrected. */
const clockToleranceMs = 2 * 60_000

/**
 * Accepts scans of a device, which may have been without a network for a day. Each ticket is checked in once, by the
 * earliest scan; a later one by another device is a conflict. The time of the scan is stored. Sending scans again
 * changes nothing, and an invalid one does not affect the others.
 * @throws ContentNotFound
 */
export async function takeScans(
  ctx: StaffCtx,
  { activityId, device, sentAt, scans }: Input,
): Promise<MethodOutput<typeof StaffCheckIn.StaffCheckIn>> {
  const { now, staff } = ctx
  const offset = now.getTime() - sentAt
  const correction = Math.abs(offset) > clockToleranceMs ? offset : 0
  return inTransaction(ctx, async (tx) => {
    let row = await lockOrganised(ctx, tx, activityId)
    const had = await findScans(
      tx,
      scans.map(({ scanId }) => scanId),
    )
    const judgedScans: JudgedScan[] = []
    // In the order of the scans: the first one counts.
    for (const scan of scans.toSorted((a, b) => a.time - b.time)) {
      const at = new Date(Math.min(scan.time + correction, now.getTime()))
      const [own] = await findEnrolments(tx, { activityId, ids: [scan.enrolId] })
      const before = had.get(scan.scanId)
      const judged = before ?? (await judge(tx, { row, own, scan, at, device }))
      if (before === undefined) {
        const done = await apply(tx, { own, result: judged, at, device, by: staff.displayName, now, scan })
        await insertScan(tx, { scan, activityId, result: done, device, at, ctx })
        judgedScans.push(judgedScan(scan.scanId, done, await reread(tx, own)))
      } else judgedScans.push(judgedScan(scan.scanId, judged, own))
    }
    const before = row.checked_in
    row = await settleActivity(tx, row, now)
    await auditAct(ctx, tx, {
      act: 'activity.scanned',
      targetKind: 'activity',
      targetId: activityId,
      before: { title: row.title, amount: before },
      after: { title: row.title, amount: row.checked_in, rows: scans.length, source: device },
    })
    return { answers: await named({ ...ctx, db: tx }, judgedScans), clockOffsetMs: offset }
  })
}

interface Judged {
  row: ActivityRow
  own: EnrolmentRow | undefined
  scan: Scan
  at: Date
  device: string
}

async function judge(tx: Tx, { row, own, scan, at, device }: Judged): Promise<ScanResult> {
  if (own === undefined) return (await isElsewhere(tx, scan.enrolId)) ? 'otherActivity' : 'wrongCode'
  const code = await ticketCode(hmac, { key: own.ticket_key, enrolId: own.id, step: scan.step })
  const isRight = scan.mac.length === 6 ? scan.mac === code.spoken : scan.mac.toUpperCase() === code.mac
  if (!isRight) return 'wrongCode'
  if (!isAcceptedStep(scan.step, at.getTime())) return 'clock'
  const { opens, closes } = checkInWindow(factsOf(row))
  if (at.getTime() < opens) return 'tooEarly'
  if (at.getTime() >= closes + mergeMs) return 'tooLate'
  if (row.stage !== stageNumbers.published) return 'cancelled'
  const state = enrolStateOf(own)
  if (state === enrolStates.checkedIn) return own.check_in_device === device ? 'already' : 'conflict'
  if (state === enrolStates.cancelled) return 'cancelled'
  return state === enrolStates.enrolled || state === enrolStates.noShow ? 'checkedIn' : 'notEnrolled'
}

/** Checks in, or moves the check-in to a scan that was made before the one which counts so far. */
async function apply(
  tx: Tx,
  {
    own,
    result,
    at,
    device,
    by,
    now,
    scan,
  }: {
    own: EnrolmentRow | undefined
    result: ScanResult
    at: Date
    device: string
    by: string
    now: Date
    scan: Scan
  },
): Promise<ScanResult> {
  if (own === undefined) return result
  const way = scan.mac.length === 6 ? checkInWays.spoken : checkInWays.scan
  if (result === 'checkedIn') await checkIn(tx, own, { at, way, by, device, now })
  const isFirst = own.checked_in_at !== null && at < own.checked_in_at
  if (result === 'conflict' && isFirst)
    await changeEnrolment(tx, own, {
      checked_in_at: at,
      check_in_way: way,
      check_in_by: by,
      check_in_device: device,
      at: now,
    })
  return result
}

async function reread(tx: Tx, own: EnrolmentRow | undefined): Promise<EnrolmentRow | undefined> {
  if (own === undefined) return undefined
  return (await findEnrolments(tx, { activityId: own.activity_id, ids: [own.id] }))[0]
}

async function isElsewhere(tx: Tx, enrolId: string): Promise<boolean> {
  const found = await tx.selectFrom('enrolment').where('id', '=', enrolId).select('id').executeTakeFirst()
  return found !== undefined
}

async function findScans(tx: Tx, ids: readonly string[]): Promise<Map<string, ScanResult>> {
  const rows = await tx
    .selectFrom('activity_scan')
    .where('id', 'in', [...ids])
    .select(['id', 'result'])
    .execute()
  return new Map(rows.map(({ id, result }) => [id, scanResultOf(result)]))
}

async function insertScan(
  tx: Tx,
  {
    scan,
    activityId,
    result,
    device,
    at,
    ctx,
  }: { scan: Scan; activityId: string; result: ScanResult; device: string; at: Date; ctx: StaffCtx },
): Promise<void> {
  await tx
    .insertInto('activity_scan')
    .values({
      id: scan.scanId,
      activity_id: activityId,
      enrolment_id: scan.enrolId,
      result,
      device,
      staff_id: ctx.staff.id,
      staff_name: ctx.staff.displayName,
      scanned_at: at,
      received_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface JudgedScan {
  scanId: string
  result: ScanResult
  own: EnrolmentRow | undefined
}

const judgedScan = (scanId: string, result: ScanResult, own: EnrolmentRow | undefined): JudgedScan => ({
  scanId,
  result,
  own,
})

async function named(ctx: StaffCtx, scans: readonly JudgedScan[]): Promise<ScanOutcome[]> {
  const people = await entrancePeople(
    ctx,
    scans.flatMap(({ own }) => own ?? []),
  )
  return scans.map(({ scanId, result, own }) => ({
    scanId,
    result,
    ...(people.get(own?.id ?? '') ?? nobody),
  }))
}
