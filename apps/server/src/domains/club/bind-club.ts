import { clubStates } from '@guangquan/contract'
import { maskPhone } from '@guangquan/rules/people/phone'
import type { MemberCtx } from '../../context.ts'
import { blindIndex, blindIndexes, encryptField } from '../../crypto/field-cipher.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { hasCode } from '../../has-code.ts'

export interface ClubCardClaim {
  clubCardNo: string
  realName: string
  phone: string
}

/** Purposes under which a card's number, name and phone are encrypted. */
export const clubPurposes = { card: 'club-card', name: 'club-name', phone: 'club-phone' } as const

/**
 * Requests that a card of the older offline club be bound; staff decide. A refused member may try again. If several
 * name the same card at once, one gets it.
 * @throws ClubCardTaken, NotAllowedNow while one is being checked or bound
 */
export async function bindClub(
  ctx: Pick<MemberCtx, 'app' | 'db' | 'now' | 'viewer'>,
  claim: ClubCardClaim,
): Promise<void> {
  const { env } = ctx.app
  const memberId = ctx.viewer.id
  // Card numbers are case-insensitive.
  const cardNo = claim.clubCardNo.toUpperCase()
  const seal = (purpose: string, text: string) => encryptField(env, purpose, memberId, text)
  const card = {
    card_index: blindIndex(env, clubPurposes.card, cardNo),
    card_cipher: seal(clubPurposes.card, cardNo),
    name_cipher: seal(clubPurposes.name, claim.realName),
    phone_cipher: seal(clubPurposes.phone, claim.phone),
    card_masked: maskCard(cardNo),
    state: clubStates.inReview,
    reason: '',
    updated_at: ctx.now,
  }
  await inTransaction(ctx, async (tx) => {
    await tx.selectFrom('member').where('id', '=', memberId).select('id').forNoKeyUpdate().execute()
    const own = await tx
      .selectFrom('club_card')
      .where('member_id', '=', memberId)
      .select('state')
      .executeTakeFirst()
    if (own !== undefined && own.state !== clubStates.refused) fail('NotAllowedNow')
    // During a key rotation a card may be stored under the previous index.
    await refuseTaken(tx, blindIndexes(env, clubPurposes.card, cardNo))
    try {
      await tx
        .insertInto('club_card')
        .values({ member_id: memberId, ...card })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(card))
        .execute()
    } catch (error) {
      // Somebody named it since the check above.
      if (hasCode(error, '23505')) fail('ClubCardTaken')
      throw error
    }
  })
}

async function refuseTaken(tx: Tx, indexes: Buffer[]): Promise<void> {
  const taken = await tx
    .selectFrom('club_card')
    .where('card_index', 'in', indexes)
    .where('state', 'in', [clubStates.inReview, clubStates.bound])
    .select('member_id')
    .executeTakeFirst()
  if (taken !== undefined) fail('ClubCardTaken')
}

// The same rule as for phones, for 6 to 20 characters.
function maskCard(cardNo: string): string {
  return cardNo.length >= 11 ? maskPhone(cardNo) : `${cardNo.slice(0, 2)}****${cardNo.slice(-2)}`
}
