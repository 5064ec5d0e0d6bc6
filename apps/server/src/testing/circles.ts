import { v7 as uuid } from 'uuid'
import type { App } from '../context.ts'
import type { Browser } from './call-as.ts'

export interface CircleOverrides {
  title?: string
  audit?: 0 | 1 | 2
  status?: number
  maxMembers?: number
  topicIds?: string[]
}

interface CircleNode {
  app: Pick<App, 'db' | 'now'>
}

let serial = 0

/** An open circle of this owner: rows and counters, without a cover. */
export async function buildCircle(
  node: CircleNode,
  owner: Pick<Browser, 'userId'>,
  overrides: CircleOverrides = {},
): Promise<string> {
  serial += 1
  const id = uuid()
  const title = overrides.title ?? `胶片小组${serial}`
  const now = node.app.now()
  await node.app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('circle')
      .values({
        id,
        title,
        title_folded: title,
        summary: '一起用胶片拍照，每周看片',
        topic_ids: overrides.topicIds ?? [],
        audit: overrides.audit ?? 0,
        status: overrides.status ?? 2,
        member_count: 1,
        max_members: overrides.maxMembers ?? 5000,
        created_at: now,
        updated_at: now,
        opened_at: now,
      })
      .execute()
    await tx
      .insertInto('circle_member')
      .values({ circle_id: id, member_id: owner.userId, role: 1, status: 2, changed_at: now, joined_at: now })
      .execute()
    await tx
      .updateTable('member_counter')
      .set((eb) => ({ circle_count: eb('circle_count', '+', 1) }))
      .where('member_id', '=', owner.userId)
      .execute()
  })
  return id
}

/** Somebody in a circle, with a role. */
export async function buildCircleMember(
  node: CircleNode,
  circleId: string,
  { userId }: Pick<Browser, 'userId'>,
  role: 2 | 3 | 4 = 4,
): Promise<void> {
  const now = node.app.now()
  await node.app.db
    .insertInto('circle_member')
    .values({ circle_id: circleId, member_id: userId, role, status: 2, changed_at: now, joined_at: now })
    .execute()
  await node.app.db
    .updateTable('circle')
    .set((eb) => ({ member_count: eb('member_count', '+', 1) }))
    .where('id', '=', circleId)
    .execute()
  await node.app.db
    .updateTable('member_counter')
    .set((eb) => ({ circle_count: eb('circle_count', '+', 1) }))
    .where('member_id', '=', userId)
    .execute()
}
