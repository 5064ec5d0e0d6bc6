import {
  accessCodeStates,
  cancelReasons,
  invoiceStates,
  productStates,
  type MethodOutput,
  type MethodParsed,
  type NoticeKind,
  type StaffRegistration,
} from '@guangquan/contract'
import { warrantyExtensionMonths } from '@guangquan/rules/gear/warranty'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import { moveProductCount } from '../../member/index.ts'
import { createNotice } from '../../notice/index.ts'
import { cancelApplications } from '../activity/places.ts'
import { lockRegistration, type LockedRegistration } from '../registration/lock-registration.ts'
import { isEarly } from '../registration/registration.view.ts'
import { registrationTargetName } from '../registration/registration-target-name.ts'
import { notifyHolder } from '../registration/notify-holder.ts'
import { takeEffect } from '../registration/take-effect.ts'
import { loadStaffRegistration } from './registrations.read.ts'

type Decision = MethodParsed<typeof StaffRegistration.Decide>
type Detail = MethodOutput<typeof StaffRegistration.Get>

/**
 * Accepts or refuses a registration in review or a claim. An accepted claim ends the registration that it disputes.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function decideRegistration(ctx: StaffCtx, decision: Decision): Promise<Detail> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockForDecision(ctx, tx, decision)
    const isClaim = row.state === productStates.disputed
    if (row.state !== productStates.inReview && !isClaim) fail('NotAllowedNow')
    if (decision.accept) {
      if (isClaim) await endDisputed(ctx, tx, row, decision.reason)
      await writeDecision(ctx, tx, row, {
        state: productStates.inForce,
        reason: '',
        ...(row.invoice_state === invoiceStates.waiting ? acceptedInvoice(row) : {}),
      })
      await takeEffect(tx, { memberId: row.member_id, serialId: row.serial_id, now: ctx.now })
    } else {
      await writeDecision(ctx, tx, row, {
        state: productStates.refused,
        reason: decision.reason,
        ...(row.invoice_state === invoiceStates.waiting ? { invoice_state: invoiceStates.refused } : {}),
        access_code_id: null,
        disputes: null,
      })
      await releaseCode(tx, row.access_code_id)
      if (isClaim) await notifyHolder(tx, ctx.now, row)
    }
    await conclude(ctx, tx, {
      row,
      decision,
      act: decision.accept ? 'registration.accepted' : 'registration.refused',
      notice: decision.accept ? 'product.accepted' : 'product.refused',
    })
    return loadStaffRegistration({ ...ctx, db: tx }, row.id)
  })
}

/**
 * Accepts or refuses the invoice of a registration in force; an accepted one extends the warranty if the rules say so.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function decideInvoice(ctx: StaffCtx, decision: Decision): Promise<Detail> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockForDecision(ctx, tx, decision)
    if (row.state !== productStates.inForce || row.invoice_state !== invoiceStates.waiting)
      fail('NotAllowedNow')
    await writeDecision(
      ctx,
      tx,
      row,
      decision.accept
        ? { reason: '', ...acceptedInvoice(row) }
        : { reason: decision.reason, invoice_state: invoiceStates.refused },
    )
    const extended: NoticeKind = isEarly(row) ? 'product.extended' : 'product.invoiceAccepted'
    await conclude(ctx, tx, {
      row,
      decision,
      act: decision.accept ? 'invoice.accepted' : 'invoice.refused',
      notice: decision.accept ? extended : 'product.invoiceRefused',
    })
    return loadStaffRegistration({ ...ctx, db: tx }, row.id)
  })
}

async function lockForDecision(
  ctx: StaffCtx,
  tx: Tx,
  { id, version }: Decision,
): Promise<LockedRegistration> {
  const row = await lockRegistration(ctx, tx, { id })
  if (row.version !== version) await failChanged(tx, { targetKind: 'registration', targetId: id })
  return row
}

const acceptedInvoice = (row: LockedRegistration) => ({
  invoice_state: invoiceStates.accepted,
  extension_months: isEarly(row) ? row.activity_months + warrantyExtensionMonths : row.extension_months,
})

interface Change {
  state?: number
  reason: string
  invoice_state?: number
  extension_months?: number
  access_code_id?: null
  disputes?: null
}

async function writeDecision(
  ctx: StaffCtx,
  tx: Tx,
  { id, version }: LockedRegistration,
  change: Change,
): Promise<void> {
  await tx
    .updateTable('user_product')
    .set({ ...change, decided_at: ctx.now, decided_by: ctx.staff.name, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/**
 * Ends the registration that an accepted claim disputes, whose member reads the reason; further claims then dispute
 * this one. The number is locked.
 */
async function endDisputed(ctx: StaffCtx, tx: Tx, claim: LockedRegistration, reason: string): Promise<void> {
  const holder = await tx
    .selectFrom('user_product')
    .where('serial_id', '=', claim.serial_id)
    .where('state', 'in', [productStates.inReview, productStates.inForce])
    .select(['id', 'member_id', 'state', 'version'])
    .forUpdate()
    .executeTakeFirst()
  if (holder === undefined) return
  await tx
    .updateTable('user_product')
    .set({
      state: productStates.refused,
      reason,
      decided_at: ctx.now,
      decided_by: ctx.staff.name,
      version: holder.version + 1,
    })
    .where('id', '=', holder.id)
    .execute()
  await tx
    .updateTable('user_product')
    .set({ disputes: claim.id })
    .where('disputes', '=', holder.id)
    .where('id', '<>', claim.id)
    .where('state', '=', productStates.disputed)
    .execute()
  await cancelApplications(tx, { regProductId: holder.id, reason: cancelReasons.lost })
  if (holder.state === productStates.inForce) await moveProductCount(tx, holder.member_id, -1)
  await createNotice(tx, ctx.now, {
    memberId: holder.member_id,
    kind: 'product.lost',
    target: { kind: registrationTargetName, id: holder.id },
    note: reason,
  })
}

/** Releases the code of a refused registration for anybody with its card. */
async function releaseCode(tx: Tx, codeId: string | null): Promise<void> {
  if (codeId === null) return
  await tx
    .updateTable('access_code')
    .set({ state: accessCodeStates.unused })
    .where('id', '=', codeId)
    .where('state', '=', accessCodeStates.used)
    .execute()
}

interface Conclusion {
  row: LockedRegistration
  decision: Decision
  act: string
  notice: NoticeKind
}

async function conclude(
  ctx: StaffCtx,
  tx: Tx,
  { row, decision: { reason, accept }, act, notice }: Conclusion,
): Promise<void> {
  await createNotice(tx, ctx.now, {
    memberId: row.member_id,
    kind: notice,
    target: { kind: registrationTargetName, id: row.id },
    ...(accept ? {} : { note: reason }),
  })
  await emit(tx, 'product.changed', { serialId: row.serial_id })
  const after = await tx
    .selectFrom('user_product')
    .where('id', '=', row.id)
    .select(['state', 'invoice_state as invoice'])
    .executeTakeFirstOrThrow()
  await auditAct(ctx, tx, {
    act,
    targetKind: 'registration',
    targetId: row.id,
    reason,
    before: { state: row.state, invoice: row.invoice_state },
    after,
  })
}
