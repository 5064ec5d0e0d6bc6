import { NewPublish, Notice, ReviewCase, UserInfo, useTypes, type ReviewDecision } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findOpenCase } from './case.store.ts'
import { finishDecision } from './finish-decision.ts'

let node: TestApp
let moderator: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  moderator = await buildStaff(node, ['moderator'])
})
afterAll(() => node.close())

const reason = '头像和简介在做广告'
const caseOf = ({ userId: targetId }: Browser) => findOpenCase(node.app.db, { kind: 'member', targetId })
const update = (member: Browser, change: object) => callAs(node, member, UserInfo.Update, change)

async function avatar(member: Browser): Promise<string> {
  const id = await buildFile(node, member)
  await node.app.db
    .updateTable('stored_file')
    .set({ use_type: useTypes.avatar, is_public: true })
    .where('id', '=', id)
    .execute()
  return id
}

async function show(member: Browser) {
  const { id } = (await caseOf(member)) ?? expect.fail('no case')
  return callAs(node, moderator, ReviewCase.Get, { id })
}

async function decide(member: Browser, decision: ReviewDecision): Promise<string> {
  const { id, version } = await show(member)
  const choice = decision === 'pass' ? { decision } : { decision, reason }
  const { items } = await callAs(node, moderator, ReviewCase.Decide, { cases: [{ id, version }], ...choice })
  expect(items).toMatchObject([{ state: 'decided' }])
  return id
}

const finish = (id: string) => finishDecision({ db: node.app.db, now: node.app.now() }, id)
const profile = ({ userId }: Browser) =>
  node.app.db
    .selectFrom('member')
    .where('id', '=', userId)
    .select(['nick_name', 'introduction', 'head_file_id'])
    .executeTakeFirstOrThrow()

test('changed parts of a profile are one case, which shows what stood there first; removing a part is none', async () => {
  const member = await buildMember(node, { nickName: '原来的名字' })
  await update(member, { introduction: '' })
  expect(await caseOf(member)).toBeUndefined()
  await update(member, { nickName: '新的名字' })
  const { version } = await show(member)
  await update(member, { introduction: '第一句' })
  await update(member, { introduction: '第二句', headPic: await avatar(member) })
  const shown = await show(member)
  expect(shown).toMatchObject({
    causes: ['profile'],
    isShown: true,
    profile: {
      nickName: { before: '原来的名字', now: '新的名字' },
      introduction: { before: '', now: '第二句' },
      avatar: { url: shown.headPicUrl },
    },
  })
  expect(shown.version).toBeGreaterThan(version)
  await finish(await decide(member, 'pass'))
  expect(await profile(member)).toMatchObject({ nick_name: '新的名字', introduction: '第二句' })
  expect(await caseOf(member)).toBeUndefined()
})

test('a refused profile becomes neutral, which is taken back by undoing and told when it is final', async () => {
  const member = await buildMember(node)
  const former = await avatar(member)
  const picture = await avatar(member)
  await update(member, { headPic: former })
  await update(member, { headPic: picture, introduction: '出图接单' })
  const before = await profile(member)
  const id = await decide(member, 'refuse')
  expect(await profile(member)).toMatchObject({ introduction: '', head_file_id: null })
  const { items } = await callAs(node, moderator, ReviewCase.Undo, { ids: [id] })
  expect(items).toEqual([{ id, isUndone: true }])
  expect(await profile(member)).toEqual(before)
  expect((await show(member)).profile.introduction).toEqual({ before: '', now: '出图接单' })

  await finish(await decide(member, 'refuse'))
  const after = await profile(member)
  expect(after).toMatchObject({ introduction: '', head_file_id: null, nick_name: before.nick_name })
  const file = await node.app.db
    .selectFrom('stored_file')
    .where('id', '=', picture)
    .select('used_at')
    .executeTakeFirstOrThrow()
  expect(file.used_at).toBeNull()
  const { items: notices } = await callAs(node, member, Notice.GetUserNoticeList, { tab: 6 })
  expect(notices.every(({ text }) => text.includes(reason))).toBe(true)
  expect(notices.map(({ type }) => type).toSorted()).toEqual([
    'member.avatarReset',
    'member.introductionReset',
  ])
})

test('what a member changes after a decision stays, and is the next case', async () => {
  const member = await buildMember(node)
  await update(member, { introduction: '出图接单' })
  const id = await decide(member, 'warn')
  await update(member, { introduction: '拍山的人' })
  const { items } = await callAs(node, moderator, ReviewCase.Undo, { ids: [id] })
  expect(items).toEqual([{ id, isUndone: false }])
  expect(await caseOf(member)).toBeUndefined()
  await finish(id)
  expect((await show(member)).profile.introduction).toEqual({ before: '', now: '拍山的人' })
})

test('a member without a changed profile cannot be refused', async () => {
  const member = await buildMember(node)
  await callAs(node, await buildMember(node), NewPublish.UserReport, {
    reportType: 4,
    targetId: member.userId,
    reason: 3,
  })
  await expect(decide(member, 'refuse')).rejects.toMatchObject({ code: 400 })
})
