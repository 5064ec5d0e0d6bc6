import { StaffStrike } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { appealStrike } from '../appeal-strike.ts'
import { sanctionMember } from '../sanction-member.ts'
import { buildMember } from '../../../testing/people.ts'
import { everybody, members, ownedBy, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import type { TestNode } from '../../../testing/test-app.ts'

const text = '这张照片是我自己拍的，有原图'

/** A warning of a member. @returns its id */
async function warn({ app }: Pick<TestNode, 'app'>, memberId: string): Promise<string> {
  const ctx = { db: app.db, now: app.now() }
  const { strikeId } = await sanctionMember(ctx, {
    memberId,
    kind: 'warning',
    reason: '盗用他人作品',
    staffId: null,
  })
  return strikeId
}

/** An appeal that waits. @returns its id */
export async function buildAppeal(node: Pick<TestNode, 'app'>, memberId: string): Promise<string> {
  const { app } = node
  const id = await warn(node, memberId)
  await appealStrike({ db: app.db, now: app.now() }, { memberId, id, text })
  const appeal = await app.db
    .selectFrom('appeal')
    .where('strike_id', '=', id)
    .select('id')
    .executeTakeFirstOrThrow()
  return appeal.id
}

export const permissions = {
  'UserStrike/GetList': members,
  'UserStrike/Appeal': ownedBy('members', {
    make: async (node, { browser }) => ({ id: await warn(node, browser.userId), text }),
    other: 'ContentNotFound',
  }),
  'UserStrike/GetListByTicket': everybody,
  'UserStrike/AppealByTicket': everybody,
  'StaffStrike/GetList': staffOnly,
  'StaffStrike/Export': { ...staffOnly, write: { make: () => ({ reason: '季度统计' }) } },
  'StaffStrike/Lift': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        id: await warn(node, (await buildMember(node)).userId),
        note: '',
        reason: '核实后没有违规',
      }),
    },
  },
  'StaffStrike/UndoLift': {
    ...staffOnly,
    write: {
      make: async (node, _owner, staff) => {
        const id = await warn(node, (await buildMember(node)).userId)
        await callAs(node, staff, StaffStrike.Lift, { id, note: '', reason: '核实后没有违规' })
        return { id }
      },
    },
  },
  'StaffAppeals/GetList': staffOnly,
  'StaffAppeals/Export': { ...staffOnly, write: { make: () => ({ state: 1, reason: '季度统计' }) } },
  'StaffAppeals/Get': staffOnly,
  'StaffAppeals/Decide': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        id: await buildAppeal(node, (await buildMember(node)).userId),
        lift: true,
        answer: '核实后没有违规',
        version: 1,
      }),
    },
  },
} satisfies Record<string, Permission>
