import { errorCatalogue, Quiz, StaffQuiz, UserInfo, type QuizDay } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember } from '../../testing/people.ts'
import { buildBlock } from '../../testing/posts.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { jobs } from '../../program.ts'
import { findCandidates } from './choose-questions.ts'
import { makeDay } from './make-day.ts'
import { eraseFromQuiz, exportAnswers } from './quiz.export.ts'
import { finishQuizDays, makeQuizDays, quizJob } from './quiz.jobs.ts'
import { quizMeasures } from './quiz.measures.ts'
import { buildStudyAuthor, buildStudyPost, buildStudyPosts } from './testing/build-quiz.ts'

let node: TestApp
let noon: Date
const dayMs = 24 * 3600_000
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())
beforeEach(() => {
  // Each test has a day of its own.
  noon = new Date((noon?.getTime() ?? Date.parse('2027-03-01T04:00:00Z')) + 40 * dayMs)
  node.setNow(noon)
})
// No photograph of one test is asked about in another.
afterEach(() => node.app.db.updateTable('member').set({ allow_study: false }).execute())

const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
const getDay = (who: Browser, at = node) => callAs(at, who, Quiz.GetDay, {})
const answer = (who: Browser, id: string, choice: number) => callAs(node, who, Quiz.Answer, { id, choice })

async function rightOf(id: string): Promise<number> {
  const row = await node.app.db
    .selectFrom('quiz_question')
    .where('id', '=', id)
    .select('answer')
    .executeTakeFirstOrThrow()
  return row.answer
}

async function playAll(who: Browser, day?: QuizDay): Promise<void> {
  const { questions } = day ?? (await getDay(who))
  for (const { id } of questions) await answer(who, id, await rightOf(id))
}

test('everybody gets the same ten questions, of three kinds, whoever asks first and however often they are made', async () => {
  await buildStudyPosts(node, 16)
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  const second = await node.addNode()
  const [one, other] = await Promise.all([getDay(alice), callAs(second, bob, Quiz.GetDay, {})])
  await makeQuizDays({ db: node.app.db, now: noon })
  await makeQuizDays({ db: node.app.db, now: noon })
  expect(one.questions).toHaveLength(10)
  expect(other).toEqual(one)
  expect(await getDay(alice)).toEqual(one)
  expect(new Set(one.questions.map(({ asks }) => asks)).size).toBe(3)
  const ids = one.questions.map(({ id }) => id)
  const authors = await node.app.db
    .selectFrom('quiz_question')
    .where('id', 'in', ids)
    .select(['author_id', 'publish_id'])
    .execute()
  expect(new Set(authors.map((row) => row.publish_id)).size).toBe(10)
  expect(new Set(authors.map((row) => row.author_id)).size).toBeGreaterThan(4)
})

test('before the answer nothing says whose photograph it is; afterwards everything does', async () => {
  await buildStudyPosts(node)
  const alice = await buildMember(node)
  const before = await getDay(alice)
  const { rows } = await sql<{ secret: string }>`select unnest(array[q.publish_id::text, q.file_id::text,
      q.author_id::text, m.nick_name]) as secret
    from quiz_question q join member m on m.id = q.author_id where day = ${before.day}::date`.execute(
    node.app.db,
  )
  const text = JSON.stringify(before)
  for (const { secret } of rows) expect(text).not.toContain(secret)
  expect(text).not.toContain('"answer"')
  const [question] = before.questions
  const id = question?.id ?? ''
  const right = await rightOf(id)
  const given = await answer(alice, id, (right + 1) % 4)
  expect(given.answered).toMatchObject({ choice: (right + 1) % 4, answer: right, isCorrect: false })
  expect(given.answered?.settings).toMatchObject({ fNumber: 4, iso: 200, exposureTime: '1/500' })
  expect(given.answered?.author).not.toBeNull()
  // Only the first answer counts.
  expect(await answer(alice, id, right)).toEqual(given)
  expect((await getDay(alice)).questions[0]).toEqual(given)
})

test('the address of a photograph serves its copy and names neither file nor post', async () => {
  await buildStudyPosts(node)
  const day = await getDay(await buildMember(node))
  const url = day.questions[0]?.picture.url ?? ''
  const row = await node.app.db
    .selectFrom('quiz_question as q')
    .innerJoin('stored_file as f', 'f.id', 'q.file_id')
    .where('q.id', '=', day.questions[0]?.id ?? '')
    .select(['f.id', 'f.public_prefix', 'q.author_id'])
    .executeTakeFirstOrThrow()
  await node.app.storage.put(`${row.public_prefix}/1080.webp`, Buffer.from('bytes'), 'image/webp')
  const got = await node.server.inject({ url })
  expect(got.body).toBe('bytes')
  expect(JSON.stringify(got.headers)).not.toContain(row.id)
  await node.app.db
    .updateTable('member')
    .set({ allow_study: false })
    .where('id', '=', row.author_id)
    .execute()
  expect((await node.server.inject({ url })).statusCode).toBe(404)
})

test('questions of tomorrow are not served', async () => {
  await buildStudyPosts(node, 24)
  await makeQuizDays({ db: node.app.db, now: noon })
  const tomorrow = await node.app.db
    .selectFrom('quiz_question')
    .where('day', '=', dayOf(new Date(noon.getTime() + dayMs)))
    .select('id')
    .execute()
  expect(tomorrow).toHaveLength(10)
  const id = tomorrow[0]?.id ?? ''
  expect((await node.server.inject({ url: `/files/quiz/${id}/1080.webp` })).statusCode).toBe(404)
  await expect(answer(await buildMember(node), id, 0)).rejects.toEqual(refusal('ContentNotFound'))
})

test('a photograph is asked about only with consent, when everybody may see it, as its camera wrote it', async () => {
  const author = await buildStudyAuthor(node)
  const good = await buildStudyPost(node, author)
  const spoilt: Record<string, (ids: { publishId: string; fileId: string }) => Promise<unknown>> = {
    byHand: ({ fileId }) =>
      node.app.db
        .updateTable('picture_exif')
        .set({ hand: ['fNumber'] })
        .where('file_id', '=', fileId)
        .execute(),
    withoutIso: ({ fileId }) =>
      node.app.db.updateTable('picture_exif').set({ iso: null }).where('file_id', '=', fileId).execute(),
    onFilm: ({ fileId }) =>
      node.app.db.updateTable('picture_exif').set({ film: '胶片' }).where('file_id', '=', fileId).execute(),
    marked: ({ fileId }) =>
      node.app.db.updateTable('stored_file').set({ watermark: 1 }).where('id', '=', fileId).execute(),
    madeByAi: ({ fileId }) =>
      node.app.db.updateTable('stored_file').set({ ai_found: 3 }).where('id', '=', fileId).execute(),
    hidden: ({ publishId }) =>
      node.app.db
        .updateTable('publish_picture')
        .set({ exif_hidden: ['iso'] })
        .where('publish_id', '=', publishId)
        .execute(),
    forFans: ({ publishId }) =>
      node.app.db.updateTable('publish').set({ expose_others: false }).where('id', '=', publishId).execute(),
    refused: ({ publishId }) =>
      node.app.db.updateTable('publish').set({ status: 4 }).where('id', '=', publishId).execute(),
  }
  for (const spoil of Object.values(spoilt)) await spoil(await buildStudyPost(node, author))
  await buildStudyPost(node, await buildMember(node))
  const found = await findCandidates(node.app.db, { day: dayOf(noon), now: noon })
  expect(found.map(({ publishId }) => publishId)).toEqual([good.publishId])
})

test('posts younger than a year come after the older ones, the oldest first', async () => {
  const author = await buildStudyAuthor(node)
  const days = (ago: number) => new Date(noon.getTime() - ago * dayMs)
  const young = await buildStudyPost(node, author, { createdAt: days(10) })
  const older = await buildStudyPost(node, author, { createdAt: days(200) })
  const old = await buildStudyPost(node, author, { createdAt: days(400) })
  const found = await findCandidates(node.app.db, { day: dayOf(noon), now: noon })
  expect(found.map(({ publishId }) => publishId)).toEqual([old.publishId, older.publishId, young.publishId])
})

test('withdrawn consent and a hidden post take their questions out at once', async () => {
  await buildStudyPosts(node)
  const alice = await buildMember(node)
  const before = await getDay(alice)
  const rows = await node.app.db
    .selectFrom('quiz_question')
    .where('day', '=', before.day)
    .select(['id', 'author_id', 'publish_id'])
    .orderBy('position')
    .execute()
  const [first] = rows
  const other = rows.find((row) => row.author_id !== first?.author_id)
  await node.app.db
    .updateTable('publish')
    .set({ status: 4 })
    .where('id', '=', first?.publish_id ?? '')
    .execute()
  expect((await getDay(alice)).questions).toHaveLength(9)
  await node.app.db
    .updateTable('member')
    .set({ allow_study: false })
    .where('id', '=', other?.author_id ?? '')
    .execute()
  const gone = rows.filter((row) => row.id === first?.id || row.author_id === other?.author_id)
  expect((await getDay(alice)).questions).toHaveLength(10 - gone.length)
  await expect(answer(alice, other?.id ?? '', 0)).rejects.toEqual(refusal('ContentNotFound'))
})

test('one’s own photograph does not count, and blocked authors are left out', async () => {
  const author = await buildStudyAuthor(node)
  const blocked = await buildStudyAuthor(node)
  const others = await buildStudyAuthor(node)
  for (const who of [author, blocked, others]) await buildStudyPost(node, who)
  const alice = await buildMember(node)
  await buildBlock(node, alice, blocked)
  expect((await getDay(alice)).questions).toHaveLength(2)
  const own = await getDay(author)
  expect(own.questions.filter(({ isOwn }) => isOwn)).toHaveLength(1)
  const ownId = own.questions.find(({ isOwn }) => isOwn)?.id ?? ''
  await expect(answer(author, ownId, 0)).rejects.toEqual(refusal('NotAllowedNow'))
  await playAll(author, { ...own, questions: own.questions.filter(({ isOwn }) => !isOwn) })
  expect(await getDay(author)).toMatchObject({ isDone: true })
})

test('a day ends at midnight in Shanghai; finished days in a row are a streak and a medal’s measure', async () => {
  await buildStudyPosts(node, 30)
  const alice = await buildMember(node)
  node.setNow(new Date(`${dayOf(noon)}T15:59:30Z`))
  const evening = await getDay(alice)
  await playAll(alice, evening)
  expect(await callAs(node, alice, Quiz.GetMine, {})).toMatchObject({ streak: 1, longest: 1, hitRate: 100 })
  node.advance(60_000)
  const morning = await getDay(alice)
  expect(morning.day).toBe(dayOf(new Date(noon.getTime() + dayMs)))
  expect(morning.isDone).toBe(false)
  const ids = new Set(evening.questions.map(({ id }) => id))
  expect(morning.questions.some(({ id }) => ids.has(id))).toBe(false)
  await expect(answer(alice, evening.questions[0]?.id ?? '', 0)).rejects.toEqual(refusal('ContentNotFound'))
  // The streak lasts until the following day is over.
  expect(await callAs(node, alice, Quiz.GetMine, {})).toMatchObject({ streak: 1 })
  await playAll(alice, morning)
  expect(await callAs(node, alice, Quiz.GetMine, {})).toMatchObject({ streak: 2, longest: 2 })
  const [measure] = quizMeasures
  const [value] =
    (await measure?.read(node.app.db, {
      memberIds: [alice.userId],
      args: [{}],
      now: noon,
    })) ?? []
  expect(value).toEqual({ memberId: alice.userId, values: [2] })
  node.advance(2 * dayMs)
  expect(await callAs(node, alice, Quiz.GetMine, {})).toMatchObject({ streak: 0, longest: 2 })
})

test('whoever had answered everything but what was withdrawn has finished the day, by the next one', async () => {
  await buildStudyPosts(node)
  const alice = await buildMember(node)
  const { questions, day } = await getDay(alice)
  const [left, ...rest] = questions
  for (const { id } of rest) await answer(alice, id, 0)
  const finish = () => finishQuizDays(node.app.db, new Date(noon.getTime() + dayMs))
  const finished = () =>
    node.app.db
      .selectFrom('quiz_play')
      .where('member_id', '=', alice.userId)
      .where('day', '=', day)
      .select('finished_at')
      .executeTakeFirst()
  await finish()
  expect(await finished()).toEqual({ finished_at: null })
  const { publish_id: postId } = await node.app.db
    .selectFrom('quiz_question')
    .where('id', '=', left?.id ?? '')
    .select('publish_id')
    .executeTakeFirstOrThrow()
  await node.app.db
    .updateTable('publish')
    .set({ status: 4 })
    .where('id', '=', postId ?? '')
    .execute()
  await finish()
  await finish()
  expect(await finished()).not.toEqual({ finished_at: null })
})

test('twenty answers to an author’s photographs are one point of experience, counted once', async () => {
  const author = await buildStudyAuthor(node)
  for (let index = 0; index < 5; index++) await buildStudyPost(node, author)
  await makeQuizDays({ db: node.app.db, now: noon })
  for (let index = 0; index < 4; index++) await playAll(await buildMember(node))
  const credits = await node.app.db
    .selectFrom('quiz_credit')
    .where('author_id', '=', author.userId)
    .select(['id', 'number'])
    .execute()
  expect(credits.map(({ number }) => number)).toEqual([1])
  const count = jobs.find(({ name }) => name === 'growth.count')
  const payload = { event: 'quiz.credited', payloads: credits.map(({ id }) => ({ creditId: id })) }
  for (let times = 0; times < 2; times++) await count?.perform(jobCtxOf(node.app), payload)
  const lines = await node.app.db
    .selectFrom('exp_line')
    .where('member_id', '=', author.userId)
    .select(['rule', 'amount'])
    .execute()
  expect(lines).toEqual([{ rule: 'study', amount: 1 }])
})

test('staff replace a question; whoever answered the former one does not answer again', async () => {
  await buildStudyPosts(node, 16)
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  const staff = await buildStaff(node, ['moderator'])
  const before = await getDay(alice)
  const id = before.questions[2]?.id ?? ''
  await answer(alice, id, 0)
  const day = await callAs(node, staff, StaffQuiz.Replace, { id, reason: '照片里有字' })
  expect(day.questions).toHaveLength(10)
  const replaced = day.questions.find(({ position }) => position === 3)
  expect(replaced?.id).not.toBe(id)
  expect((await getDay(alice)).questions.map(({ position }) => position)).toEqual([
    1, 2, 4, 5, 6, 7, 8, 9, 10,
  ])
  expect((await getDay(bob)).questions[2]?.id).toBe(replaced?.id)
  await expect(callAs(node, staff, StaffQuiz.Replace, { id, reason: '照片里有字' })).rejects.toEqual(
    refusal('ContentNotFound'),
  )
  const { days, figures } = await callAs(node, staff, StaffQuiz.GetDays, {})
  expect(days.map(({ isToday }) => isToday)).toEqual([true, false])
  expect(days[0]?.players).toBe(1)
  expect(figures).toMatchObject({ consenting: 6, answers7: 1 })
})

test('the setting is off at first, and what a member played is exported and erased', async () => {
  await buildStudyPosts(node)
  const alice = await buildMember(node)
  expect((await callAs(node, alice, UserInfo.Get, {})).allowStudy).toBe(false)
  expect((await callAs(node, alice, UserInfo.Update, { allowStudy: true })).allowStudy).toBe(true)
  expect((await callAs(node, alice, Quiz.GetMine, {})).allowStudy).toBe(true)
  await playAll(alice)
  expect(await exportAnswers(node.app.db, alice.userId)).toHaveLength(10)
  await node.app.db.transaction().execute((tx) => eraseFromQuiz(tx, alice.userId))
  expect(await exportAnswers(node.app.db, alice.userId)).toEqual([])
})

test('a day without photographs stays open, and is made when there are some', async () => {
  const alice = await buildMember(node)
  await quizJob.perform(jobCtxOf(node.app), {})
  expect((await getDay(alice)).questions).toEqual([])
  await buildStudyPosts(node)
  await makeDay(node.app, { day: dayOf(noon), now: noon })
  expect((await getDay(alice)).questions).toHaveLength(10)
})
