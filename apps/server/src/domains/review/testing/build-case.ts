import { buildMember } from '../../../testing/people.ts'
import { buildPost } from '../../../testing/posts.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { findOpenCase, type CaseRow } from '../case.store.ts'

/** The case of a post by a new member that waits in review. */
export async function buildCaseOfPost(node: TestNode): Promise<CaseRow> {
  const targetId = await buildPost(node, await buildMember(node), { status: 1 })
  const found = await findOpenCase(node.app.db, { kind: 'post', targetId })
  if (found === undefined) throw new Error('a post in review has no case')
  return found
}
