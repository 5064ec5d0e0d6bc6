import { Contest, Jury, NewPublish, StaffContest } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildMember } from '../../testing/people.ts'
import { performJobs } from '../../testing/perform-jobs.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture, uploadOne } from '../../testing/uploads.ts'
import { manifests } from '../../manifests.ts'
import { buildContest, buildJudge, buildRound, entryBody } from './testing/build-contest.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('the wall and judges see the copies of posts, as AVIF where the browser takes it', async () => {
  await setConfig(node, 'features', { matchEntry: true })
  const contest = await buildContest(node, 1)
  const author = await buildMember(node)
  const { fileId } = await uploadOne(node, author, await buildPicture({ width: 2400, height: 1600 }))
  await callAs(node, author, NewPublish.Publish, entryBody(contest, fileId))
  const operator = await buildStaff(node, ['contestOperator'])
  const { items: waiting } = await callAs(node, operator, StaffContest.GetEntries, { contestId: contest.id })
  const entryId = waiting[0]?.id ?? ''
  await callAs(node, operator, StaffContest.DecideEntries, {
    ids: [entryId],
    act: 'pass',
    reason: '符合规则',
  })
  const judge = await buildStaff(node, ['judge'])
  await buildJudge(node, contest, { staffId: judge.staffId })
  const roundId = await buildRound(node, contest.id, { entryIds: [entryId] })
  const copies = manifests.flatMap(({ jobs }) => jobs ?? []).filter(({ name }) => name === 'media.avif')
  await performJobs(node, ...copies)
  const { pictures } = await callAs(node, judge, Jury.GetTask, { roundId, entryId })
  const wall = await callAs(node, null, Contest.GetEntryList, { matchId: contest.id })
  const [shown] = pictures
  const urls = [shown?.url, shown?.smallUrl, wall.items[0]?.picture?.url480]
  expect(urls[0]).toContain('/2160.webp')
  for (const url of urls) {
    const read = async (accept: string) => {
      const response = await node.server.inject({ method: 'GET', url: url ?? '', headers: { accept } })
      return response.headers['content-type']
    }
    expect([await read('image/avif,image/webp'), await read('image/webp')]).toEqual([
      'image/avif',
      'image/webp',
    ])
  }
})
