import {
  errorCatalogue,
  Notice,
  passportLevels,
  serialNormalisers,
  serialTags,
  sightingStates,
  StaffPassport,
  transferStates,
  UserProduct,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { earnPasswordTicket } from '../../testing/accounts.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { passportFigures } from './passport.figures.ts'
import { remindOfWarranty } from './book/remind-of-warranty.ts'
import { settleAllJob } from './passport.jobs.ts'
import { passportManifest } from './passport.manifest.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import {
  cameraId,
  registerBody,
  settle,
  uploadPhoto,
  uploadReal,
  type RegisteredBody,
} from './testing/build-passport.ts'

let node: TestApp
let second: TestNode
let clerk: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  clerk = await buildStaff(node, ['productReviewer'])
})
afterAll(() => node.close())

const reason = '会员来电'
const passportOf = (as: Browser, { regProductId }: Pick<RegisteredBody, 'regProductId'>) =>
  callAs(node, as, UserProduct.GetPassport, { regProductId })
const noticesOf = async (memberId: string) =>
  (
    await node.app.db
      .selectFrom('notice')
      .where('member_id', '=', memberId)
      .select('kind')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)
/** The registrations that notices lead to, which only their member may open. */
const placesOf = async (who: Browser) => {
  const { items } = await callAs(node, who, Notice.GetUserNoticeList, {})
  return new Map(items.map(({ type, target }) => [type, target?.id]))
}
const settleEverything = async () => {
  await settleAllJob.perform(jobCtxOf(node.app), {})
}

test('photographs of three days with the same number raise a passport to level 2, whoever counts them', async () => {
  const owner = await buildMember(node)
  const body = await registerBody(node, owner)
  expect(await passportOf(owner, body)).toMatchObject({ level: passportLevels.code, own: { proofDays: 0 } })
  // Different, absent, malformed, another member's, without a date, before the purchase or the launch: none proves
  // anything.
  await uploadPhoto(node, owner, { serial: '9999999' })
  await uploadPhoto(node, owner, { serial: '0000000' })
  await uploadPhoto(node, owner, body, { shotAt: null })
  for (const shotAt of ['2026-01-04 12:00:00', '2023-12-31 12:00:00'])
    await uploadPhoto(node, owner, body, { shotAt })
  await uploadPhoto(node, await buildMember(node), body)
  await uploadPhoto(node, owner, body, { cameraId: await cameraId(node, 'C1 Pro') })
  await settle(node, body)
  expect((await passportOf(owner, body)).own).toMatchObject({ proofDays: 0, proofCount: 0 })
  const days = ['2026-02-01 08:00:00', '2026-02-01 18:00:00', '2026-02-03 08:00:00']
  const proofs: string[] = []
  for (const shotAt of days) proofs.unshift(await uploadPhoto(node, owner, body, { shotAt }))
  await settle(node, body)
  // Those in posts are shown, the newest first.
  const { db } = node.app
  await db.updateTable('stored_file').set({ used_at: node.app.now() }).where('id', 'in', proofs).execute()
  const { own } = await passportOf(owner, body)
  expect(own?.photos.map(({ id }) => id)).toEqual(proofs)
  expect(await passportOf(owner, body)).toMatchObject({ level: 1, own: { proofDays: 2, proofCount: 3 } })
  await uploadReal(node, owner, body, '2026:02:05 08:00:00')
  await settleEverything()
  await settle(node, body)
  const passport = await passportOf(owner, body)
  expect(passport).toMatchObject({ level: passportLevels.photos, own: { proofDays: 3, proofCount: 4 } })
  expect(await noticesOf(owner.userId)).toEqual(['passport.level', 'passport.level'])
  // Deleting a photograph takes no proof back.
  await node.app.db.deleteFrom('stored_file').where('owner_id', '=', owner.userId).execute()
  await settle(node, body)
  expect((await passportOf(owner, body)).level).toBe(2)

  const visitor = await callAs(node, null, UserProduct.GetPassport, { code: passport.code.toLowerCase() })
  expect(visitor).toMatchObject({ level: 2, serialEnd: body.serial.slice(-3), own: null })
  expect(JSON.stringify(visitor)).not.toContain(body.serial)
  const other = await buildMember(node)
  const asked = await callRaw(node, other, UserProduct.GetPassport, { regProductId: body.regProductId })
  expect(asked.body.error?.code).toBe(errorCatalogue.ContentNotFound.code)
})

test('while somebody else claims the number nobody rises; an accepted invoice is the highest level', async () => {
  const owner = await buildMember(node)
  const body = await registerBody(node, owner)
  const claimant = await buildMember(node)
  const { db } = node.app
  const columns = sql.raw(
    'member_id, product_id, serial_id, bought_on, buy_channel, shop_name, origin, warranty_months',
  )
  await sql`insert into user_product (id, state, disputes, created_at, ${columns})
    select gen_random_uuid(), 6, id, now(), ${claimant.userId}::uuid, product_id, serial_id, bought_on, buy_channel,
      shop_name, origin, warranty_months from user_product where id = ${body.regProductId}`.execute(db)
  const { items: claims } = await callAs(node, claimant, UserProduct.GetList, {})
  const claim = { regProductId: claims[0]?.regProductId ?? '' }
  for (const method of [UserProduct.GetPassport, UserProduct.GetGearEvents, UserProduct.ExportPassport])
    expect((await callRaw(node, claimant, method, claim)).body.error?.code).toBe(
      errorCatalogue.ContentNotFound.code,
    )
  await db.updateTable('user_product').set({ invoice_state: 2 }).where('id', '=', body.regProductId).execute()
  await settle(node, body)
  expect(await passportOf(owner, body)).toMatchObject({ level: 1, isDisputed: true, own: { isFrozen: true } })
  await db.updateTable('user_product').set({ state: 3 }).where('member_id', '=', claimant.userId).execute()
  await settle(node, body)
  expect(await passportOf(owner, body)).toMatchObject({ level: 3, isDisputed: false })
})

test('the shutter count rises with proved photographs, reminds once, and the book is exported as PDF', async () => {
  const owner = await buildMember(node)
  const body = await registerBody(node, owner)
  const { regProductId } = body
  expect(await passportOf(owner, body)).toMatchObject({ countsShutter: false, shutter: null })
  const rule = { tag: serialTags.imageNumber, isTrusted: true, normaliser: serialNormalisers.plain, reason }
  await callAs(node, clerk, StaffPassport.SaveRule, { productId: body.productId, version: 0, ...rule })
  const again = await callRaw(node, clerk, StaffPassport.SaveRule, {
    productId: body.productId,
    version: 0,
    ...rule,
  })
  expect(again.body.error?.code).toBe(errorCatalogue.ChangedMeanwhile.code)
  await callAs(node, owner, UserProduct.SetReminders, {
    regProductId,
    remindCounts: [10_000, 5000],
    remindWarranty: true,
  })
  await uploadPhoto(node, owner, body, { shotAt: '2026-03-01 08:00:00', count: 4900 })
  await uploadPhoto(node, owner, body, { shotAt: '2026-03-02 08:00:00', count: 900_000 })
  await uploadPhoto(node, owner, body, { shotAt: '2026-03-03 08:00:00', count: 5100 })
  await settle(node, body)
  await settle(node, body)
  expect(await passportOf(owner, body)).toMatchObject({
    countsShutter: true,
    shutter: { count: 5100, day: '2026-03-03' },
    shutterByMonth: [{ month: '2026-03', count: 5100 }],
    own: { remindCounts: [5000, 10_000] },
  })
  const reminders = (await noticesOf(owner.userId)).filter((kind) => kind === 'passport.shutterReached')
  expect(reminders).toHaveLength(1)
  expect((await placesOf(owner)).get('passport.shutterReached')).toBe(body.regProductId)

  const written = await callAs(node, owner, UserProduct.AddService, {
    regProductId,
    service: 1,
    day: '2026-03-04',
    place: '徐家汇的老师傅',
    note: '花了 120 元',
  })
  expect(written).toMatchObject({ text: '清洁保养', isOwn: true, byStaff: false })
  await callAs(node, clerk, StaffPassport.RecordService, {
    id: body.serialId,
    service: 4,
    day: '2026-03-05',
    place: '上海服务中心',
    reason,
  })
  const { code } = await passportOf(owner, body)
  const { items } = await callAs(node, null, UserProduct.GetGearEvents, { code })
  const services = items.filter(({ service }) => service !== null)
  expect(services.map(({ place, note, byStaff }) => [place, note, byStaff])).toEqual([
    ['上海服务中心', '', true],
    ['', '', false],
  ])
  const { pdf, fileName } = await callAs(node, owner, UserProduct.ExportPassport, { regProductId })
  const bytes = Buffer.from(pdf, 'base64')
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  // Chinese letters are in the file itself.
  expect(bytes.toString('latin1')).toMatch(/NotoSansSC/)
  expect(fileName).toMatch(/^器材护照-.*\.pdf$/)
  await callAs(node, owner, UserProduct.RemoveService, { id: written.id })
  const others = services.find(({ byStaff }) => byStaff)
  const removed = await callRaw(node, owner, UserProduct.RemoveService, { id: others?.id ?? '' })
  expect(removed.body.error?.code).toBe(errorCatalogue.ContentNotFound.code)
})

async function startTransfer(seller: Browser, { regProductId }: RegisteredBody) {
  const ticket = await earnPasswordTicket(node, seller)
  return callAs(node, seller, UserProduct.StartTransfer, { regProductId, ticket })
}

test('one of many who send the code of a transfer gets the product, its book, and nothing private', async () => {
  const seller = await buildMember(node)
  const body = await registerBody(node, seller)
  const { regProductId } = body
  await callAs(node, seller, UserProduct.AddService, {
    regProductId,
    service: 3,
    day: '2026-01-05',
    note: '家附近',
  })
  const before = await passportOf(seller, body)
  const first = await startTransfer(seller, body)
  const { code } = await startTransfer(seller, body)
  expect((await passportOf(seller, body)).own?.transfer?.state).toBe(transferStates.open)
  const input = { code: code.toLowerCase(), serialNumber: ` ${body.serial} ` }
  const { TransferCodeWrong } = errorCatalogue
  const refusals = [
    { ...input, code: first.code },
    { ...input, serialNumber: '1111111' },
  ]
  const hasty = await buildMember(node)
  for (const refused of refusals) {
    const { error } = (await callRaw(node, hasty, UserProduct.AcceptTransfer, refused)).body
    expect(error?.code).toBe(TransferCodeWrong.code)
  }
  expect((await callRaw(node, seller, UserProduct.AcceptTransfer, input)).body.success).toBe(false)

  const buyers = await Promise.all(Array.from({ length: 16 }, () => buildMember(node)))
  const responses = await Promise.all(
    buyers.map((buyer, place) =>
      callRaw(place % 2 === 0 ? node : second, buyer, UserProduct.AcceptTransfer, input),
    ),
  )
  const winners = buyers.filter((_, place) => responses[place]?.body.success)
  expect(winners).toHaveLength(1)
  const today = dayOf(node.app.now())
  const counted = passportFigures.map(({ count }) => count(node.app.db, { from: today, to: today }))
  expect((await Promise.all(counted)).flat()).toMatchObject([{ value: 1 }, { value: 0 }])
  const [buyer] = winners
  if (buyer === undefined) throw new Error('nobody got it')
  const { items: own } = await callAs(node, buyer, UserProduct.GetList, {})
  const taken = own[0]?.regProductId ?? ''
  const after = await passportOf(buyer, { regProductId: taken })
  expect(after).toMatchObject({ level: 1, ownerCount: 2, warranty: before.warranty })
  expect(after.code).not.toBe(before.code)
  const { items } = await callAs(node, buyer, UserProduct.GetGearEvents, { regProductId: taken })
  expect(items.map(({ kind }) => kind)).toContain(4)
  expect(items.find(({ service }) => service === 3)).toMatchObject({ note: '', isOwn: false })
  expect(JSON.stringify(await callAs(node, buyer, UserProduct.Get, { regProductId: taken }))).not.toContain(
    '家附近',
  )
  expect((await placesOf(seller)).get('passport.transferred')).toBe(body.regProductId)
  // The level came along: it did not rise.
  expect(await noticesOf(buyer.userId)).toEqual([])
  const counts = await node.app.db
    .selectFrom('member')
    .where('id', 'in', [seller.userId, buyer.userId])
    .select(['id', 'product_count'])
    .execute()
  expect(new Map(counts.map((row) => [row.id, row.product_count]))).toEqual(
    new Map([
      [seller.userId, 0],
      [buyer.userId, 1],
    ]),
  )
  const serial = await node.app.db
    .selectFrom('product_serial')
    .where('id', '=', body.serialId)
    .select('rewarded_to')
    .executeTakeFirstOrThrow()
  expect(serial.rewarded_to).toBe(seller.userId)
})

test('lost gear cannot be transferred; uploads by others with its number are for staff alone', async () => {
  const owner = await buildMember(node)
  const body = await registerBody(node, owner)
  const { regProductId } = body
  const finder = await buildMember(node)
  await uploadPhoto(node, finder, body, { shotAt: '2026-05-01 08:00:00' })
  await uploadPhoto(node, owner, body)
  await settle(node, body)
  const lost = { regProductId, lostOn: '2026-04-20', note: '在地铁上' }
  await callAs(node, owner, UserProduct.SetLost, lost)
  const ticket = await earnPasswordTicket(node, owner)
  const refused = await callRaw(node, owner, UserProduct.StartTransfer, { regProductId, ticket })
  expect(refused.body.error?.code).toBe(errorCatalogue.GearLost.code)
  const check = { productId: body.productId, serialNumber: body.serial }
  expect(await callAs(node, finder, UserProduct.CheckSerialNumber, check)).toEqual({ state: 5 })

  const list = await callAs(node, clerk, StaffPassport.GetSightings, { state: sightingStates.waiting })
  const ours = list.items.filter(({ uploaderId }) => uploaderId === finder.userId)
  expect(ours).toMatchObject([
    { ownerId: owner.userId, lostOn: '2026-04-20', lostNote: '在地铁上', state: 1 },
  ])
  const [{ id, version } = { id: '', version: 0 }] = ours
  const decision = { id, version, state: sightingStates.contacted, reason }
  expect(await callAs(node, clerk, StaffPassport.DecideSighting, decision)).toMatchObject({
    state: 2,
    note: reason,
  })
  const late = await callRaw(node, clerk, StaffPassport.DecideSighting, decision)
  expect(late.body.error?.code).toBe(errorCatalogue.ChangedMeanwhile.code)
  expect((await placesOf(owner)).get('passport.followedUp')).toBe(regProductId)
  expect(await noticesOf(finder.userId)).toEqual([])
  const { code } = await passportOf(owner, body)
  const shown = await callAs(node, null, UserProduct.GetGearEvents, { code })
  expect(shown.items.map(({ kind }) => kind)).not.toContain(5)
  const found = await callAs(node, clerk, StaffPassport.GetList, { keyword: body.serial, lost: true })
  expect(found.items).toMatchObject([{ id: body.serialId, isLost: true }])
  await callAs(node, owner, UserProduct.SetLost, { regProductId, lostOn: null })
  expect(await passportOf(owner, body)).toMatchObject({ isLost: false, own: { lostOn: null } })
})

test('owners are reminded of the end of a warranty once for each stage, and erasure leaves dates alone', async () => {
  const owner = await buildMember(node)
  const body = await registerBody(node, owner)
  const { regProductId, serialId } = body
  const { app } = node
  const { from, until } = (await passportOf(owner, body)).warranty ?? { from: '', until: '' }
  expect(from < until).toBe(true)
  const before = (days: number) => new Date(new Date(`${until}T04:00:00Z`).getTime() - days * 24 * 3600_000)
  const remind = (days: number) => remindOfWarranty(app.db, before(days), new AbortController().signal)
  const reminded = async () =>
    (await noticesOf(owner.userId)).filter((kind) => kind === 'passport.warrantyEnding').length
  for (const [days, notices] of [
    [31, 0],
    [29, 1],
    [20, 1],
    [6, 2],
    [0, 2],
  ] as const) {
    await remind(days)
    expect(await reminded(), `${days} days before`).toBe(notices)
  }
  expect((await placesOf(owner)).get('passport.warrantyEnding')).toBe(regProductId)
  const place = '徐家汇的老师傅'
  await callAs(node, owner, UserProduct.AddService, { regProductId, service: 1, day: '2026-03-04', place })
  const lists = passportManifest.personalData.collect
  const exported = JSON.stringify(await lists(app, app.db, owner.userId))
  expect(exported).toContain(place)
  expect(exported).toContain('gear-passports')
  await app.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('user_product').where('id', '=', regProductId).execute()
    await passportManifest.personalData.erasePerson(tx, { app, memberId: owner.userId, now: app.now() })
  })
  const left = await app.db.selectFrom('gear_event').where('serial_id', '=', serialId).selectAll().execute()
  expect(left.map((row) => [row.happened_on, row.place, row.user_product_id])).toContainEqual([
    '2026-03-04',
    '',
    null,
  ])
})
