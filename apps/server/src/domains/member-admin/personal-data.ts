import { personalField, type PersonalField } from '@guangquan/contract'
import * as z from 'zod'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { consumeWindow } from '../../http/limits/consume-window.ts'
import { makeGrant, openGrant } from '../../staff-grant.ts'
import { openAccount } from '../account/index.ts'
import { openAddresses } from '../address/index.ts'
import { exportClubCard } from '../club/index.ts'
import { loadMemberFacts } from './member-facts.read.ts'

const purpose = 'personal-data-grant'
/** Views of one staff member. */
const perStaff = { points: 30, seconds: 3600 }

const Granted = z.tuple([z.uuid(), personalField])

interface PersonalDataRequest {
  id: string
  field: PersonalField
  reason: string
}

/**
 * Records that a staff member sees personal data. The value is read with the grant.
 * @throws ContentNotFound, TooFast after 30 views within an hour
 */
export async function requestPersonalData(
  ctx: StaffCtx,
  { id, field, reason }: PersonalDataRequest,
): Promise<{ grant: string }> {
  const { staff, now } = ctx
  await inTransaction(ctx, async (tx) => {
    const window = await consumeWindow(tx, now, `personal-data:${staff.id}`, perStaff)
    if (!window.taken) fail('TooFast', { n: Math.ceil(window.msLeft / 1000) })
    await loadMemberFacts({ ...ctx, db: tx }, id)
    await auditAct(ctx, tx, {
      act: 'member.personalDataSeen',
      targetKind: 'member',
      targetId: id,
      reason,
      after: { field },
    })
  })
  return { grant: makeGrant(ctx, purpose, [id, field]) }
}

/** Personal data that a grant names. @throws TicketInvalid for one that expired or belongs to another session */
export async function openPersonalData(
  ctx: StaffCtx,
  { grant }: { grant: string },
): Promise<{ values: string[] }> {
  const [memberId, field] = openGrant(ctx, purpose, { grant, about: Granted })
  return { values: (await valuesOf(ctx, memberId, field)).filter((value) => value !== null) }
}

async function valuesOf(
  ctx: StaffCtx,
  memberId: string,
  field: PersonalField,
): Promise<readonly (string | null)[]> {
  const { env } = ctx.app
  switch (field) {
    case 'addresses':
      return openAddresses(ctx, memberId)
    case 'clubCard': {
      const card = await exportClubCard(env, ctx.db, memberId)
      return card === null ? [] : [card.clubCardNo, card.realName, card.phone]
    }
    case 'phone':
    case 'email':
    case 'userName':
      return [(await openAccount(env, ctx.db, memberId))[field]]
  }
}
