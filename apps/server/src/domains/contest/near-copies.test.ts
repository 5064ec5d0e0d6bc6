import { randomBytes } from 'node:crypto'
import { Contest, NewPublish, type Audience } from '@guangquan/contract'
import { nearHash, nearSide, turnHash, type NearHash } from '@guangquan/rules/posts/near-hash'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { storeNearHash } from '../../testing/uploads.ts'
import { buildContest, entryBody, openRules } from './testing/build-contest.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await setConfig(node, 'features', { matchEntry: true })
})
afterAll(() => node.close())

const ownEntries = async (who: Browser, matchId: string) =>
  (await callAs(node, who, Contest.GetMyEntries, { matchId })).items

test('a photograph that somebody else published earlier is for a person to see', async () => {
  const contest = await buildContest(node, 1)
  const rules = JSON.stringify({ ...openRules, duplicate: true })
  await node.app.db.updateTable('contest').set({ rules }).where('id', '=', contest.id).execute()
  const publishedBy = async (who: Browser, exposeUser: Audience[]) => {
    const hash = nearHash(randomBytes(nearSide ** 2)) ?? expect.fail('no hash')
    const id = await buildPost(node, who, { exposeUser })
    const { file_id: fileId } = await node.app.db
      .selectFrom('publish_picture')
      .where('publish_id', '=', id)
      .select('file_id')
      .executeTakeFirstOrThrow()
    await storeNearHash(node.app.db, fileId, hash)
    return hash
  }
  const enterCopy = async (who: Browser, hash: NearHash) => {
    const fileId = await buildFile(node, who)
    await node.app.db
      .updateTable('stored_file')
      .set({ sha256: Buffer.from(fileId) })
      .where('id', '=', fileId)
      .execute()
    await storeNearHash(node.app.db, fileId, hash)
    await callAs(node, who, NewPublish.Publish, entryBody(contest, fileId))
    return (await ownEntries(who, contest.id))[0]?.verdicts[0]?.find(({ rule }) => rule === 'duplicate')
  }
  const [author, other] = [await buildMember(node), await buildMember(node)]
  const open = turnHash(await publishedBy(author, [1, 2, 3]), 1)
  expect(await enterCopy(other, open)).toMatchObject({
    level: 'amber',
    code: 'similar',
    found: '',
    wanted: '96',
  })
  // Neither an own work, nor one that not everybody may see.
  expect(await enterCopy(author, open)).toMatchObject({ level: 'green' })
  const hidden = await publishedBy(author, [1])
  expect(await enterCopy(await buildMember(node), hidden)).toMatchObject({ level: 'green' })
})
