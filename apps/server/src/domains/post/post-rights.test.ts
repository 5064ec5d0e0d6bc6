import {
  errorCatalogue,
  NewPublish,
  publishStatus,
  publishTypes,
  type PublishItem,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { canEditPost } from '../post-access/index.ts'

let node: TestApp
let author: Browser
let other: Browser
beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  other = await buildMember(node)
})
afterAll(() => node.close())

const detail = (as: Browser | null, id: string) => callAs(node, as, NewPublish.Detail, { id })
const all = ['edit', 'remove', 'closeComments', 'askCritique', 'comment', 'critique', 'report'] as const
type Right = (typeof all)[number]

/** The code of the error that the call of a right ends with; undefined when it is accepted. */
async function refusal(
  as: Browser,
  right: Right,
  { id, pictures }: PublishItem,
): Promise<number | undefined> {
  const region = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 }
  const critique = { pictureId: pictures[0]?.id ?? '', rubric: 1, region }
  const calls: Record<Right, () => ReturnType<typeof callRaw>> = {
    edit: () => callRaw(node, as, NewPublish.GetUserPublishDetail, { id }),
    remove: () => callRaw(node, as, NewPublish.DeletePublish, { id }),
    closeComments: () => callRaw(node, as, NewPublish.CloseComments, { publishId: id, on: false }),
    askCritique: () => callRaw(node, as, NewPublish.AskCritique, { id, on: true }),
    comment: () => callRaw(node, as, NewPublish.Reply, { publishId: id, text: '好光' }),
    critique: () => callRaw(node, as, NewPublish.Reply, { publishId: id, text: '这里真好', critique }),
    report: () =>
      callRaw(node, as, NewPublish.UserReport, {
        reportType: 1,
        targetId: id,
        reason: 2,
      }),
  }
  return (await calls[right]()).body.error?.code
}

test.each([
  {
    what: 'a post',
    post: {},
    author: ['edit', 'remove', 'closeComments', 'askCritique', 'comment'],
    other: ['comment', 'report'],
  },
  {
    what: 'one that asks for critiques',
    post: { critique_open: true },
    author: ['edit', 'remove', 'closeComments', 'askCritique', 'comment'],
    other: ['comment', 'critique', 'report'],
  },
  {
    what: 'one whose comments are closed',
    post: { comments_closed: true },
    author: ['edit', 'remove', 'closeComments', 'askCritique', 'comment'],
    other: ['report'],
  },
])('of $what the rights say what the calls accept', async ({ post, ...expected }) => {
  for (const [name, as] of [
    ['author', author],
    ['other', other],
  ] as const) {
    for (const right of all) {
      const id = await buildPost(node, author)
      if (Object.keys(post).length > 0)
        await node.app.db.updateTable('publish').set(post).where('id', '=', id).execute()
      const seen = await detail(as, id)
      expect(Object.keys(seen.can).toSorted()).toEqual(expected[name].toSorted())
      const isAccepted = (await refusal(as, right, seen)) === undefined
      expect([name, right, isAccepted]).toEqual([name, right, seen.can[right] === true])
    }
  }
})

test('a reason is given for what is closed now, and none for what is somebody else’s', async () => {
  const id = await buildPost(node, author)
  await node.app.db.updateTable('publish').set({ comments_closed: true }).where('id', '=', id).execute()
  expect((await detail(other, id)).whyNot).toEqual({
    comment: errorCatalogue.CommentsClosed.text,
    critique: errorCatalogue.CritiqueClosed.text,
  })
  expect((await detail(author, id)).whyNot).toBeUndefined()
})

test('an entry of a contest is edited by its author until it has passed', () => {
  const entry = { author_id: author.userId, publish_type: publishTypes.entry }
  const own = { id: author.userId }
  expect(canEditPost(own, { ...entry, status: publishStatus.inReview })).toBe('ok')
  expect(canEditPost(own, { ...entry, status: publishStatus.published })).toBe('PostFixed')
  expect(canEditPost({ id: other.userId }, { ...entry, status: publishStatus.inReview })).toBe('Forbidden')
})
