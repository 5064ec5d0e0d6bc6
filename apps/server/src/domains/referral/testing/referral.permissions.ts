import { buildMember } from '../../../testing/people.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { everybody, members, staffOnly, type Permission } from '../../../testing/permission-cases.ts'

/** An invitation that was reached. @returns the id of the invited member */
async function buildReferral(node: Pick<TestNode, 'app'>, withheld = false): Promise<string> {
  const [inviter, invitee] = [await buildMember(node), await buildMember(node)]
  const now = node.app.now()
  await node.app.db
    .insertInto('referral')
    .values({
      invitee_id: invitee.userId,
      inviter_id: inviter.userId,
      state: 2,
      created_at: now,
      ended_at: now,
      withheld_at: withheld ? now : null,
    })
    .execute()
  return invitee.userId
}

export const permissions = {
  'UserInfo/GetUserReferList': members,
  'UserInfo/GetInviter': everybody,
  'StaffReferral/GetList': staffOnly,
  'StaffReferral/Export': { ...staffOnly, write: { make: () => ({ reason: '盘点' }) } },
  'StaffReferral/Withhold': {
    ...staffOnly,
    write: { make: async (node) => ({ inviteeId: await buildReferral(node), reason: '像是一个人' }) },
  },
  'StaffReferral/Release': {
    ...staffOnly,
    write: { make: async (node) => ({ inviteeId: await buildReferral(node, true), reason: '核对过' }) },
  },
} satisfies Record<string, Permission>
