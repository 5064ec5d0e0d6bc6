import { Message, NewPublish } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { callAs } from '../../../testing/call-as.ts'
import { setConfig } from '../../../testing/config.ts'
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

/** A report of a member who wrote to the reporter, with those messages; returns its id. */
export async function buildReportWithMessages(node: TestNode): Promise<string> {
  await setConfig(node, 'features', { message: true })
  const [sender, reporter] = [await buildMember(node), await buildMember(node)]
  const message = { userId: reporter.userId, clientId: uuid(), text: '加我领红包' }
  await callAs(node, sender, Message.Send, message)
  const report = { reportType: 4, targetId: sender.userId, reason: 2, withMessages: true } as const
  await callAs(node, reporter, NewPublish.UserReport, report)
  const { id } = await node.app.db
    .selectFrom('report')
    .where('member_id', '=', reporter.userId)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
