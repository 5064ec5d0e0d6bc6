import { fieldSentences } from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { isActiveMember } from '../member/index.ts'
import { readCardText } from './card-text.ts'

/** The member whose card staff scanned. @throws BadInput for a forged, expired or foreign one */
export async function findCardOwner(
  { app, db, now }: Pick<StaffCtx, 'app' | 'now'> & { db: Queryable },
  card: string,
): Promise<string> {
  const read = readCardText(app.env, card, now)
  if (read === 'invalid') fail('BadInput', { fields: { card: fieldSentences.card } })
  if (read === 'expired') fail('BadInput', { fields: { card: fieldSentences.cardExpired } })
  const { memberId } = read
  if (!(await isActiveMember(db, memberId))) fail('BadInput', { fields: { card: fieldSentences.cardOwner } })
  return memberId
}
