import { v7 as uuid } from 'uuid'
import { buildMember } from '../../../testing/people.ts'
import { members, ownedBy, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { insertFeedback } from '../feedback.store.ts'

const text = '取景器里有一条灰线，换镜头后还在'
const reason = '会员来电核对'

/** A ticket that waits, whatever its member has. @returns its id */
async function buildFeedback({ app }: Pick<TestNode, 'app'>, memberId: string): Promise<string> {
  const id = uuid()
  const ticket = { id, memberId, type: 3, text, contact: '13900002468', fileIds: [], at: app.now() } as const
  await app.db.transaction().execute((tx) => insertFeedback(app.env, tx, ticket))
  return id
}

const own = (body: object = {}) =>
  ownedBy('members', {
    make: async (node, { browser }) => ({ id: await buildFeedback(node, browser.userId), ...body }),
    other: 'ContentNotFound',
  })

const byStaff = (body: object): Permission => ({
  ...staffOnly,
  write: {
    make: async (node) => ({ id: await buildFeedback(node, (await buildMember(node)).userId), ...body }),
  },
})

export const permissions = {
  'Feedback/Create': { ...members, write: { make: () => ({ type: 3, text }) } },
  'Feedback/GetList': members,
  'Feedback/GetDetail': own(),
  'Feedback/Reply': own({ text: '今天又试了一次，还是一样' }),
  'Feedback/Close': own(),
  'StaffFeedback/GetList': staffOnly,
  'StaffFeedback/Export': { ...staffOnly, write: { make: () => ({ reason: '季度统计' }) } },
  'StaffFeedback/GetDetail': staffOnly,
  'StaffFeedback/RequestContact': byStaff({ reason }),
  'StaffFeedback/SeeContact': staffOnly,
  'StaffFeedback/Take': byStaff({ version: 1 }),
  'StaffFeedback/Reply': byStaff({ version: 1, text: '请带到维修服务网点' }),
  'StaffFeedback/Close': byStaff({ version: 1, reason: '重复提交' }),
} satisfies Record<string, Permission>
