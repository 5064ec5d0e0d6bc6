import { appealStrike, sanctionMember } from '../domains/sanction/index.ts'
import { buildMember } from './people.ts'
import type { TestNode } from './test-app.ts'

/** An open appeal about a warning for a post. @returns its id */
export async function buildAppealOfPost(
  node: TestNode,
  target?: { memberId: string; id: string },
): Promise<string> {
  const { db } = node.app
  const author = target === undefined ? await buildMember(node) : null
  const memberId = target?.memberId ?? author?.userId ?? ''
  const ctx = { db, now: node.app.now() }
  const { strikeId } = await sanctionMember(ctx, {
    memberId,
    kind: 'warning',
    reason: '泄露他人隐私',
    staffId: null,
    target: { kind: 'post', id: target?.id ?? crypto.randomUUID() },
  })
  await appealStrike(ctx, { memberId, id: strikeId, text: '照片里的人同意了' })
  const { id } = await db
    .selectFrom('appeal')
    .where('strike_id', '=', strikeId)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
