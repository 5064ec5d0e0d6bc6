import { referralStates } from '@guangquan/rules/people/referral'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPerson, joinedAt } from '../../../demo/people.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'

/** Invitations: all invited members reached the goal except those who never posted. */
const invitations: readonly (readonly [inviter: string, invitee: string])[] = [
  ['林小满', '小满的表哥'],
  ['林小满', '初学者小李'],
  ['林小满', '橘子汽水'],
  ['林小满', '回声'],
  ['林小满', '豆浆油条'],
  ['沈一白', '雨天不打伞'],
]

export const referralDemo: DemoPart = {
  addMembers: async (app, tx) => {
    const rows = invitations.map(([inviter, nickName]) => {
      const invitee = demoPerson(nickName)
      return {
        inviter_id: demoPerson(inviter).id,
        invitee_id: invitee.id,
        state: invitee.topics.length > 0 ? referralStates.reached : referralStates.lapsed,
        created_at: joinedAt(invitee, app.now()),
        ended_at: joinedAt(invitee, app.now()),
      }
    })
    await insertRows(tx, 'referral', rows)
  },
}
