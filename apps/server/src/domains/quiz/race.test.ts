import { Quiz } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callUntilFree } from '../../testing/call-until-free.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { buildStudyAuthor, buildStudyPost, buildStudyPosts } from './testing/build-quiz.ts'

let node: TestApp
let nodes: TestNode[]
beforeAll(async () => {
  node = await openTestApp()
  nodes = [node, await node.addNode()]
})
afterAll(() => node.close())

test('two nodes that choose a day at once choose one', async () => {
  await buildStudyPosts(node, 20)
  const people = await Promise.all(Array.from({ length: 6 }, () => buildMember(node)))
  const days = await Promise.all(
    people.flatMap((who) => nodes.map((at) => callUntilFree(at, who, Quiz.GetDay, {}))),
  )
  expect(new Set(days.map((day) => JSON.stringify(day.questions.map(({ id }) => id)))).size).toBe(1)
  expect(days[0]?.questions).toHaveLength(10)
})

test('all answers of a member at once, twice on two nodes, are one each, and finish the day once', async () => {
  const alice = await buildMember(node)
  const again = await signIn(node, alice.userId)
  const { questions } = await callUntilFree(node, alice, Quiz.GetDay, {})
  const given = await Promise.all(
    questions.flatMap(({ id }, index) =>
      [alice, again].flatMap((who) =>
        nodes.map((at, place) => callUntilFree(at, who, Quiz.Answer, { id, choice: (index + place) % 4 })),
      ),
    ),
  )
  for (const { id } of questions) {
    const choices = given.filter((one) => one.id === id).map((one) => one.answered?.choice)
    expect(new Set(choices).size).toBe(1)
  }
  const play = await node.app.db
    .selectFrom('quiz_play')
    .where('member_id', '=', alice.userId)
    .select(['answered', 'correct', 'finished_at'])
    .executeTakeFirstOrThrow()
  const right = await node.app.db
    .selectFrom('quiz_answer')
    .where('member_id', '=', alice.userId)
    .where('is_correct', '=', true)
    .select('position')
    .execute()
  expect(play).toMatchObject({ answered: questions.length, correct: right.length })
  expect(play.finished_at).not.toBeNull()
  const events = await node.app.db
    .selectFrom('outbox_event')
    .where('name', '=', 'quiz.finished')
    .select('id')
    .execute()
  expect(events).toHaveLength(1)
})

test('answers of many members at once to one author are counted one by one', async () => {
  await node.app.db.updateTable('member').set({ allow_study: false }).execute()
  node.advance(24 * 3600_000)
  const author = await buildStudyAuthor(node)
  for (let index = 0; index < 5; index++) await buildStudyPost(node, author)
  const people = await Promise.all(Array.from({ length: 8 }, () => buildMember(node)))
  const { questions } = await callUntilFree(node, people[0] ?? author, Quiz.GetDay, {})
  await Promise.all(
    people.flatMap((who, index) =>
      questions.map(({ id }) => callUntilFree(nodes[index % 2] ?? node, who, Quiz.Answer, { id, choice: 1 })),
    ),
  )
  const credits = await node.app.db
    .selectFrom('quiz_credit')
    .where('author_id', '=', author.userId)
    .select('number')
    .orderBy('number')
    .execute()
  expect(credits.map(({ number }) => number)).toEqual([1, 2])
})
