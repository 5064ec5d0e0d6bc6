import { NewPublish, type MethodInput, type PublishItem } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { callAs, type Browser } from './call-as.ts'
import type { TestNode } from './test-app.ts'

type VoteInput = Extract<MethodInput<typeof NewPublish.Publish>, { publishType: 4 }>

const dayMs = 24 * 3600_000

/** Input to publish a vote of three texts that ends tomorrow. */
export function voteOf(node: Pick<TestNode, 'app'>, more: Partial<VoteInput['vote']> = {}): VoteInput {
  return {
    publishType: 4,
    title: '哪一张放在封面',
    vote: {
      options: [{ text: '晨雾' }, { text: '正午' }, { text: '日落' }],
      endTime: timeTextOf(new Date(node.app.now().getTime() + dayMs)),
      ...more,
    },
  }
}

/** A published vote. */
export async function buildVote(
  node: TestNode,
  author: Browser,
  more: Partial<VoteInput['vote']> = {},
): Promise<{ id: string; options: string[] }> {
  const { id } = await callAs(node, author, NewPublish.Publish, voteOf(node, more))
  const detail: PublishItem = await callAs(node, author, NewPublish.Detail, { id })
  return { id, options: detail.vote?.options.map((option) => option.id) ?? [] }
}
