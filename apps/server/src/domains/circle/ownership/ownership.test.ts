import { randomUUID } from 'node:crypto'
import { errorCatalogue, PhotographyGroup, StaffCircle } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../../testing/call-as.ts'
import { buildCircle, buildCircleMember } from '../../../testing/circles.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { eraseFromCircles, exportCircles, findOwnedCircles } from '../circle.export.ts'

let node: TestApp
let second: TestNode
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  staff = await buildStaff(node, ['moderator'])
})
afterAll(() => node.close())

const G = PhotographyGroup

async function ownersOf(id: string): Promise<string[]> {
  const rows = await node.app.db
    .selectFrom('circle_member')
    .select('member_id')
    .where('circle_id', '=', id)
    .where('role', '=', 1)
    .execute()
  return rows.map((row) => row.member_id)
}

/** An offer of ownership as the owner makes it with a proof. @returns its id */
async function offer(id: string, from: Browser, to: Browser): Promise<string> {
  const now = node.app.now()
  const row = {
    id: randomUUID(),
    circle_id: id,
    from_id: from.userId,
    to_id: to.userId,
    created_at: now,
    expires_at: new Date(now.getTime() + 24 * 3600_000),
  }
  await node.app.db.insertInto('circle_offer').values(row).execute()
  return row.id
}

const erase = (who: Browser) =>
  node.app.db.transaction().execute((tx) => eraseFromCircles(tx, node.app.now(), who.userId))

test('of an acceptance and a dissolution at once one counts', async () => {
  for (let round = 0; round < 6; round++) {
    const [owner, next] = [await buildMember(node), await buildMember(node)]
    const id = await buildCircle(node, owner)
    await buildCircleMember(node, id, next)
    const offerId = await offer(id, owner, next)
    const { version } = await callAs(node, staff, StaffCircle.GetDetail, { id })
    const outcomes = await Promise.allSettled([
      callAs(node, next, G.TransferAccept, { offerId }),
      callAs(second, staff, StaffCircle.Dissolve, { id, version, reason: '圈主申请' }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { dissolveTime } = await callAs(node, staff, StaffCircle.GetDetail, { id })
    const isAccepted = outcomes[0].status === 'fulfilled'
    expect(await ownersOf(id)).toEqual([isAccepted ? next.userId : owner.userId])
    expect(dissolveTime === null).toBe(isAccepted)
    if (isAccepted) continue
    // The offer ended by the dissolution remains ended after its withdrawal.
    await callAs(node, owner, G.DissolveWithdraw, { id })
    await expect(callAs(node, next, G.TransferAccept, { offerId })).rejects.toMatchObject({
      code: errorCatalogue.CircleOfferEnded.code,
    })
  }
})

test('a circle that was handed over survives the deletion of its first owner’s account', async () => {
  const [first, next] = [await buildMember(node), await buildMember(node)]
  const id = await buildCircle(node, first)
  await buildCircleMember(node, id, next)
  await callAs(node, next, G.TransferAccept, { offerId: await offer(id, first, next) })
  await erase(first)
  expect(await callAs(node, next, G.GetInfo, { id })).toMatchObject({ role: 1, memberCount: 1 })
  expect(await ownersOf(id)).toEqual([next.userId])
})

test('an owner who leaves for good is told first, exported, and followed by somebody who is asked', async () => {
  const [owner, admin] = [await buildMember(node), await buildMember(node)]
  const id = await buildCircle(node, owner, { title: '留白练习' })
  await buildCircleMember(node, id, admin, 2)
  const alone = await buildCircle(node, owner, { title: '一个人的圈子' })
  const { db } = node.app
  expect(await findOwnedCircles(db, owner.userId)).toMatchObject([{ kind: 'circle' }])
  const { circles } = await exportCircles(db, owner.userId)
  expect(circles).toHaveLength(2)
  expect(circles).toContainEqual(
    expect.objectContaining({ title: '留白练习', role: '圈主', state: '已加入' }),
  )

  await erase(owner)
  const { offer: asked } = await callAs(node, admin, G.GetInfo, { id })
  expect(asked).toMatchObject({ isSuccession: true, state: 1 })
  expect(await ownersOf(id)).toHaveLength(1)
  expect(await callAs(node, staff, StaffCircle.GetDetail, { id })).toMatchObject({ isHeld: true })
  await expect(callAs(node, admin, G.GetInfo, { id: alone })).rejects.toMatchObject({
    code: errorCatalogue.ContentNotFound.code,
  })
  expect((await exportCircles(db, owner.userId)).circles).toEqual([])
  await callAs(node, admin, G.TransferAccept, { offerId: asked?.id ?? '' })
  expect(await ownersOf(id)).toEqual([admin.userId])
})
