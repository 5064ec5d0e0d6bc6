import { shutterReachedText } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'
import { createNotice } from '../../notice/index.ts'
import { registrationTargetName } from '../../product/index.ts'

interface Reached {
  user_product_id: string
  member_id: string
  remind_counts: number[]
  count: number
  before: number
}

/** Reminds the owner of the highest chosen count that the shutter has reached, once per count. */
export async function remindOfShutter(tx: Tx, now: Date, passport: Reached): Promise<void> {
  const { remind_counts: chosen, count, before } = passport
  const reached = Math.max(0, ...chosen.filter((one) => one > before && one <= count))
  if (reached === 0) return
  const sent = await tx
    .insertInto('gear_reminder')
    .values({ user_product_id: passport.user_product_id, kind: `shutter:${reached}` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (sent.numInsertedOrUpdatedRows !== 1n) return
  await createNotice(tx, now, {
    memberId: passport.member_id,
    kind: 'passport.shutterReached',
    target: { kind: registrationTargetName, id: passport.user_product_id },
    note: shutterReachedText(reached),
  })
}
