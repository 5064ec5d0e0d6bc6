import { errorCatalogue, Lottery } from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildProduct, registerProduct } from '../../testing/products.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildLottery, dayMs, noon, nonce } from './testing/build-lottery.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  node.setNow(noon(new Date()))
})
afterAll(() => node.close())

const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
const join = (who: Browser, id: string) =>
  callAs(node, who, Lottery.JoinLottery, { id, nonce: nonce(), adult: true })
const read = (who: Browser | null, id: string) => callAs(node, who, Lottery.GetLottery, { id })
const people = (count: number) => Promise.all(Array.from({ length: count }, () => buildMember(node)))

/** A published questionnaire. */
async function addQuestionnaire(): Promise<string> {
  const [id, now] = [uuid(), node.app.now()]
  const times = {
    start_time: now,
    end_time: new Date(now.getTime() + dayMs),
    created_at: now,
    updated_at: now,
  }
  await node.app.db
    .insertInto('questionnaire')
    .values({
      id,
      origin_id: id,
      title: '用了一个月',
      audience: 1,
      is_anonymous: false,
      one_per_user: true,
      show_result: 2,
      questions: JSON.stringify([]),
      stage: 1,
      preview_token: 'preview-token',
      published_at: now,
      ...times,
    })
    .execute()
  return id
}

test('a lottery may ask for an answered questionnaire, which is fixed with the rest', async () => {
  const [asked, other] = [await addQuestionnaire(), await addQuestionnaire()]
  const id = await buildLottery(node, { questionnaire_id: asked })
  const member = await buildMember(node)
  expect((await read(member, id)).viewer.obstacle).toBe('questionnaire')
  await expect(join(member, id)).rejects.toEqual(refusal('NotEligible'))
  const participated = (questionnaireId: string, times: number) =>
    node.app.db
      .insertInto('questionnaire_participant')
      .values({ questionnaire_id: questionnaireId, member_id: member.userId, times })
      .onConflict((one) => one.columns(['questionnaire_id', 'member_id']).doUpdateSet({ times }))
      .execute()
  await participated(other, 1)
  // Withdrawn.
  await participated(asked, 0)
  expect((await read(member, id)).viewer.obstacle).toBe('questionnaire')
  await participated(asked, 1)
  expect(await join(member, id)).toMatchObject({ number: 1 })
  await expect(
    sql`update lottery set questionnaire_id = ${other} where id = ${id}`.execute(node.app.db),
  ).rejects.toMatchObject({ code: '23514' })
})

test('a lottery may ask for one of some models; whom a condition turns away is counted once', async () => {
  const [model, other] = [await buildProduct(node), await buildProduct(node)]
  const id = await buildLottery(node, { owners_only: true, models: [model] })
  const [owner, stranger, ofAnother] = await people(3)
  if (owner === undefined || stranger === undefined || ofAnother === undefined) throw new Error()
  await registerProduct(node, owner, { productId: model })
  await registerProduct(node, ofAnother, { productId: other })
  for (const who of [stranger, stranger, ofAnother])
    await expect(join(who, id)).rejects.toEqual(refusal('NotEligible'))
  expect(await join(owner, id)).toMatchObject({ number: 1 })
  const shown = await read(null, id)
  expect(shown.conditions).toMatchObject([{ key: 'product', text: expect.stringContaining('注册过') }])
  expect(shown.turnedAway).toEqual([{ key: 'product', count: 2 }])
  await expect(
    sql`delete from lottery_model where lottery_id = ${id}`.execute(node.app.db),
  ).rejects.toMatchObject({ code: '23514' })
})
