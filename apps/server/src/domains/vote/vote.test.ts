import { fieldSentences, NewPublish, voteResults, type ErrorName, errorCatalogue } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildVote, voteOf } from '../../testing/votes.ts'
import { insertCredential } from '../account/index.ts'
import { eraseChoices } from './erase-choices.ts'
import { notifyVoters } from './notify-voters.ts'

let node: TestApp
let author: Browser
let bob: Browser
let carol: Browser

beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node, { level: 2 })
  bob = await buildMember(node, { level: 1 })
  carol = await buildMember(node)
})
afterAll(() => node.close())

const hour = 3600_000
const inHours = (hours: number) => timeTextOf(new Date(node.app.now().getTime() + hours * hour))
const seen = async (who: Browser | null, id: string) =>
  (await callAs(node, who, NewPublish.Detail, { id })).vote ?? expect.fail('no vote')
const choose = (who: Browser, publishId: string, ...optionIds: (string | undefined)[]) =>
  callAs(node, who, NewPublish.ChooseVote, { publishId, optionIds: optionIds.flatMap((id) => id ?? []) })
const errorOf = async (who: Browser, publishId: string, ...optionIds: (string | undefined)[]) => {
  const { body } = await callRaw(node, who, NewPublish.ChooseVote, { publishId, optionIds })
  return body.error?.code
}
const code = (name: ErrorName) => errorCatalogue[name].code
const countsOf = (vote: { options: { count: number | null }[] }) => vote.options.map((option) => option.count)

test('counts are shown to those who voted and to the author, and to everybody once it has ended', async () => {
  const { id, options } = await buildVote(node, author)
  expect(countsOf(await seen(bob, id))).toEqual([null, null, null])
  expect(countsOf(await choose(bob, id, options[1]))).toEqual([0, 1, 0])
  expect(await seen(carol, id)).toMatchObject({ voterCount: 1, chosen: [], state: 1 })
  expect(countsOf(await seen(carol, id))).toEqual([null, null, null])
  expect(countsOf(await seen(author, id))).toEqual([0, 1, 0])
  expect((await seen(bob, id)).chosen).toEqual([options[1]])
  await callAs(node, author, NewPublish.CloseVote, { id })
  expect(countsOf(await seen(null, id))).toEqual([0, 1, 0])
  expect((await seen(null, id)).state).toBe(3)
  expect(await errorOf(carol, id, options[0])).toBe(code('VoteEnded'))
})

test('results are always shown, or only at the end, as the author chose', async () => {
  const always = await buildVote(node, author, { showResult: voteResults.always })
  expect(countsOf(await seen(null, always.id))).toEqual([0, 0, 0])
  const late = await buildVote(node, author, { showResult: voteResults.afterEnd })
  expect(countsOf(await choose(bob, late.id, late.options[0]))).toEqual([null, null, null])
})

test('a vote can be changed unless the author forbids it', async () => {
  const free = await buildVote(node, author, { max: 2 })
  await choose(bob, free.id, free.options[0], free.options[1])
  const changed = await choose(bob, free.id, free.options[1], free.options[2])
  expect(countsOf(changed)).toEqual([0, 1, 1])
  expect(changed.voterCount).toBe(1)
  const fixed = await buildVote(node, author, { canChange: false })
  await choose(bob, fixed.id, fixed.options[0])
  await choose(bob, fixed.id, fixed.options[0])
  expect(await errorOf(bob, fixed.id, fixed.options[1])).toBe(code('VoteFixed'))
  expect(countsOf(await seen(bob, fixed.id))).toEqual([1, 0, 0])
})

test('an invalid choice is refused and counts nothing', async () => {
  const { id, options } = await buildVote(node, author)
  const other = await buildVote(node, author)
  const unbound = await buildMember(node, { phoneBound: false })
  expect(await errorOf(bob, id, options[0], options[1])).toBe(code('BadInput'))
  expect(await errorOf(bob, id, other.options[0])).toBe(code('BadInput'))
  expect(await errorOf(unbound, id, options[0])).toBe(code('PhoneNotBound'))
  await callAs(node, author, NewPublish.DeletePublish, { id })
  expect(await errorOf(bob, id, options[0])).toBe(code('ContentNotFound'))
  const rows = await node.app.db.selectFrom('vote_choice').where('publish_id', '=', id).selectAll().execute()
  expect(rows).toEqual([])
})

type Wrong = Parameters<typeof voteOf>[1]

const wrongs: [string, () => Wrong][] = [
  ['one option', () => ({ options: [{ text: '只有一个' }] })],
  ['two options alike', () => ({ options: [{ text: '一样' }, { text: ' 一样 ' }] })],
  ['more to choose than there is', () => ({ max: 4 })],
  ['an end in half an hour', () => ({ endTime: inHours(0.5) })],
  ['an end in 31 days', () => ({ endTime: inHours(31 * 24) })],
  ['no such day', () => ({ endTime: '2026-02-31 25:00:00' })],
]

test.each(wrongs)('a vote with %s is refused', async (_, wrong) => {
  const input = voteOf(node, wrong())
  expect((await callRaw(node, author, NewPublish.Publish, input)).body.error?.code).toBe(400)
})

test('a vote is open to everybody', async () => {
  const closed = { ...voteOf(node), exposeUser: [1] }
  expect((await callRaw(node, author, NewPublish.Publish, closed)).body.error?.code).toBe(400)
})

test('everybody may start a vote, and only members of level 2 where levels gate', async () => {
  await setConfig(node, 'level.gates', false)
  await buildVote(node, bob)
  await setConfig(node, 'level.gates', undefined)
  const low = await callRaw(node, bob, NewPublish.Publish, voteOf(node))
  expect(low.body.error).toMatchObject({ code: code('LevelTooLow') })
  await buildVote(node, author)
})

test('a picture vote shows its photographs, and is in feeds but not on the photo wall', async () => {
  const options = [
    { text: '左', fileId: await buildFile(node, author) },
    { text: '右', fileId: await buildFile(node, author) },
  ]
  const { id } = await buildVote(node, author, { options })
  const vote = await seen(null, id)
  expect(vote.options.map((option) => option.picture?.url480)).toEqual([
    expect.stringContaining(options[0]?.fileId ?? '-'),
    expect.stringContaining(options[1]?.fileId ?? '-'),
  ])
  const feed = await callAs(node, null, NewPublish.GetFeed, { tab: 3 })
  expect(feed.items.find((item) => item.id === id)?.vote?.options).toHaveLength(2)
  const half = [{ text: '左', fileId: await buildFile(node, author) }, { text: '右' }]
  const refused = await callRaw(node, author, NewPublish.Publish, voteOf(node, { options: half }))
  expect(refused.body.error?.code).toBe(400)
})

test('a draft of a vote stores incomplete input and becomes the vote', async () => {
  const fileId = await buildFile(node, author)
  const { id } = await callAs(node, author, NewPublish.SaveDraft, {
    publishType: 4,
    title: '还没想好',
    vote: {
      options: [
        { text: '左', fileId },
        { text: '', fileId: null },
      ],
    },
  })
  const [item] = await callAs(node, author, NewPublish.GetDraftList, {})
  expect(item).toMatchObject({ id, title: '还没想好', partCount: 2 })
  const draft = await callAs(node, author, NewPublish.GetDraft, { id })
  expect(draft).toMatchObject({ id, publishType: 4, title: '还没想好', cover: null })
  expect(draft.vote?.options).toMatchObject([
    { text: '左', picture: { fileId } },
    { text: '', picture: null },
  ])
  await callAs(node, author, NewPublish.Publish, { ...voteOf(node), draftId: id })
  expect(await callAs(node, author, NewPublish.GetDraftList, {})).toEqual([])
  const file = await node.app.db
    .selectFrom('stored_file')
    .select('used_at')
    .where('id', '=', fileId)
    .execute()
  expect(file).toEqual([{ used_at: null }])
})

test('voters are notified of the end once, but not of a deleted vote', async () => {
  const [stored, gone] = [await buildVote(node, author), await buildVote(node, author)]
  for (const { id, options } of [stored, gone])
    for (const who of [author, bob]) await choose(who, id, options[0])
  await callAs(node, author, NewPublish.DeletePublish, { id: gone.id })
  const later = new Date(node.app.now().getTime() + 25 * hour)
  await notifyVoters(node.app.db, later)
  expect(await notifyVoters(node.app.db, later)).toBe(0)
  const notices = await node.app.db
    .selectFrom('notice')
    .where('kind', '=', 'vote.ended')
    .where('target_id', 'in', [stored.id, gone.id])
    .select(['member_id', 'target_id'])
    .execute()
  expect(notices).toEqual([{ member_id: bob.userId, target_id: stored.id }])
})

test('an erased member’s choices are removed', async () => {
  const leaver = await buildMember(node)
  const { id, options } = await buildVote(node, author, { showResult: voteResults.always })
  await choose(leaver, id, options[0])
  await choose(bob, id, options[0])
  await eraseChoices(node.app.db, leaver.userId, node.app.now())
  expect(await seen(null, id)).toMatchObject({ voterCount: 1 })
  expect(countsOf(await seen(null, id))).toEqual([1, 0, 0])
})

test('a virtual number votes after 7 days, from level 3 where levels gate, or when operators allow it', async () => {
  const { id, options } = await buildVote(node, author)
  const daysAgo = (days: number) => new Date(node.app.now().getTime() - days * 24 * hour)
  await setConfig(node, 'level.gates', false)
  const member = await buildMember(node, { level: 1, createdAt: daysAgo(6.9) })
  await node.app.db.transaction().execute((tx) =>
    insertCredential({ app: node.app, now: node.app.now() }, tx, {
      memberId: member.userId,
      phone: '16712345678',
      passwordHash: null,
    }),
  )
  const change = (columns: { level: number } | { created_at: Date }) =>
    node.app.db.updateTable('member').set(columns).where('id', '=', member.userId).execute()
  expect(await errorOf(member, id, options[0])).toBe(code('VirtualPhoneNew'))
  await setConfig(node, 'vote.virtualPhones', true)
  expect(countsOf(await choose(member, id, options[0]))).toEqual([1, 0, 0])
  await setConfig(node, 'vote.virtualPhones', undefined)
  await change({ created_at: daysAgo(7.1) })
  expect(countsOf(await choose(member, id, options[1]))).toEqual([0, 1, 0])
  await setConfig(node, 'level.gates', undefined)
  expect(await errorOf(member, id, options[2])).toBe(code('VirtualPhone'))
  await change({ level: 3 })
  expect(countsOf(await choose(member, id, options[2]))).toEqual([0, 0, 1])
})

test('an invalid field is reported with a sentence', async () => {
  const { id } = await buildVote(node, author)
  const { body } = await callRaw(node, bob, NewPublish.ChooseVote, { publishId: id, optionIds: [id] })
  expect(body.error?.details).toEqual({ fields: { optionIds: fieldSentences.choices } })
  const late = await callRaw(node, author, NewPublish.Publish, {
    publishType: 4,
    title: '哪一张做封面',
    vote: { options: [{ text: '晨' }, { text: '暮' }], endTime: inHours(-1) },
  })
  expect(late.body.error?.details).toEqual({ fields: { 'vote.endTime': fieldSentences.endTime } })
})
