import { v7 as uuid } from 'uuid'
import { UserInfo, errorCatalogue, useTypes, type ErrorName } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
type Change = Parameters<
  typeof callAs<'member', typeof UserInfo.Update.input, typeof UserInfo.Update.output, never>
>[3]
const update = (who: Browser, change: Change) => callAs(node, who, UserInfo.Update, change)
const get = (who: Browser) => callAs(node, who, UserInfo.Get, {})
const home = (viewer: Browser | null, whom: Browser) =>
  callAs(node, viewer, UserInfo.GetUserHome, { userId: whom.userId })
const row = (who: Browser) =>
  node.app.db
    .selectFrom('member')
    .innerJoin('member_counter', 'member_id', 'id')
    .where('id', '=', who.userId)
    .selectAll()
    .executeTakeFirstOrThrow()

test('a new member’s own data has every default', async () => {
  const member = await buildMember(node)
  expect(await get(member)).toMatchObject({
    sex: 0,
    birthday: null,
    birthdayChangesLeft: 2,
    area: '',
    areaCodes: [],
    ipRegion: '',
    photographyLevel: 1,
    backgroundUrl: null,
    userType: 1,
    nextNickNameTime: null,
    receiveSms: false,
    popupAccept: { activity: true, prize: true, circle: true, system: true },
    privacy: {
      sex: true,
      birthday: false,
      area: true,
      photographyLevel: true,
      follow: true,
      fans: true,
      like: true,
      collect: false,
    },
    inviteCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
    followCount: 0,
    fansCount: 0,
  })
})

test('sex, area, level and the message setting change independently', async () => {
  const member = await buildMember(node)
  const area = ['330000', '330100', '330106']
  expect(await update(member, { sex: 2, area, photographyLevel: 4, receiveSms: true })).toMatchObject({
    sex: 2,
    area: '浙江省 杭州市',
    areaCodes: area,
    photographyLevel: 4,
    receiveSms: true,
  })
  expect(await update(member, { area: [] })).toMatchObject({ sex: 2, area: '', receiveSms: true })
  expect((await update(member, { area: ['000000'] })).area).toBe('其他国家/地区')
})

test.each([[['330000', '440100']], [['330100']], [['000000', '330000']], [['123456']]])(
  'codes %j are refused at their field, and nothing else of the call is stored',
  async (area) => {
    const member = await buildMember(node)
    const { body } = await callRaw(node, member, UserInfo.Update, { area, sex: 1 })
    expect(body.error).toMatchObject({
      code: errorCatalogue.BadInput.code,
      details: { fields: { area: '请选择所在地区' } },
    })
    expect((await row(member)).sex).toBe(0)
  },
)

test('a birthday is set once and changed at most twice', async () => {
  const member = await buildMember(node)
  expect(await update(member, { birthday: '1990-01-31' })).toMatchObject({
    birthday: '1990-01-31',
    birthdayChangesLeft: 2,
  })
  // The same date does not count as a change.
  expect((await update(member, { birthday: '1990-01-31' })).birthdayChangesLeft).toBe(2)
  expect((await update(member, { birthday: '1990-01-30' })).birthdayChangesLeft).toBe(1)
  expect((await update(member, { birthday: '1991-01-30' })).birthdayChangesLeft).toBe(0)
  await expect(update(member, { birthday: '1992-01-30' })).rejects.toMatchObject(code('BirthdayFixed'))
  expect((await get(member)).birthday).toBe('1991-01-30')
})

test('a birthday can be removed at any time, which does not allow more changes', async () => {
  const member = await buildMember(node)
  await update(member, { birthday: '1990-01-31' })
  expect(await update(member, { birthday: null })).toMatchObject({ birthday: null, birthdayChangesLeft: 1 })
  // Already removed: no change.
  expect((await update(member, { birthday: null })).birthdayChangesLeft).toBe(1)
  expect(await update(member, { birthday: '1991-01-30' })).toMatchObject({
    birthday: '1991-01-30',
    birthdayChangesLeft: 0,
  })
  expect(await update(member, { birthday: null })).toMatchObject({ birthday: null, birthdayChangesLeft: 0 })
  await expect(update(member, { birthday: '1992-01-30' })).rejects.toMatchObject(code('BirthdayFixed'))
})

test('two concurrent changes of birthday count as two', async () => {
  const member = await buildMember(node)
  await update(member, { birthday: '1990-01-31' })
  const changes = await Promise.allSettled(
    ['1980-01-01', '1981-01-01', '1982-01-01', '1983-01-01'].map((birthday) => update(member, { birthday })),
  )
  expect(changes.filter((change) => change.status === 'fulfilled')).toHaveLength(2)
  expect((await row(member)).birthday_changes).toBe(2)
})

test('a member under fourteen by the server’s clock is refused', async () => {
  const member = await buildMember(node)
  const year = Number(dayOf(node.app.now()).slice(0, 4))
  for (const birthday of [`${year - 13}-01-02`, `${year + 6}-01-01`]) {
    await expect(update(member, { birthday })).rejects.toMatchObject(code('UnderAge'))
  }
  const oldEnough = `${year - 15}-12-31`
  expect((await update(member, { birthday: oldEnough })).birthday).toBe(oldEnough)
})

test.each(['1919-12-31', '1990-02-30', '1990-1-1', 'yesterday'])(
  '%s is not a valid birthday',
  async (birthday) => {
    const { body } = await callRaw(node, await buildMember(node), UserInfo.Update, { birthday })
    expect(body.error?.details).toMatchObject({ fields: { birthday: expect.any(String) } })
  },
)

test('switches change independently, and only what differs from the default is stored', async () => {
  const member = await buildMember(node)
  const changed = await update(member, { privacy: { sex: false, birthday: true } })
  expect(changed.privacy).toMatchObject({ sex: false, birthday: true, area: true, collect: false })
  expect((await row(member)).privacy).toEqual({ sex: false, birthday: true })
  expect((await update(member, { privacy: { sex: true } })).privacy.birthday).toBe(true)
  expect((await row(member)).privacy).toEqual({ birthday: true })
  expect((await update(member, { popupAccept: { prize: false } })).popupAccept).toEqual({
    activity: true,
    prize: false,
    circle: true,
    system: true,
  })
})

test('others see what is public, the owner sees everything', async () => {
  const [member, viewer] = [await buildMember(node), await buildMember(node)]
  await update(member, {
    sex: 1,
    birthday: '1990-01-31',
    area: ['310000', '310100', '310101'],
    photographyLevel: 3,
  })
  const open = { sex: 1, birthday: null, area: '上海市', photographyLevel: 3 }
  expect(await home(null, member)).toMatchObject(open)
  expect(await home(viewer, member)).toMatchObject({
    ...open,
    opens: { follow: true, fans: true, like: true, collect: false },
  })
  await update(member, {
    privacy: { sex: false, birthday: true, area: false, photographyLevel: false, fans: false, collect: true },
  })
  expect(await home(viewer, member)).toMatchObject({
    sex: null,
    birthday: '1990-01-31',
    area: '',
    photographyLevel: null,
    opens: { follow: true, fans: false, like: true, collect: true },
  })
  expect(await home(member, member)).toMatchObject({
    sex: 1,
    area: '上海市',
    photographyLevel: 3,
    opens: { follow: true, fans: true, like: true, collect: true },
  })
})

test('the info of others returns no other member’s private data', async () => {
  const [member, viewer] = [await buildMember(node), await buildMember(node)]
  const ask = (who: Browser | null, loginUserId?: string) =>
    callAs(node, who, UserInfo.GetOtherUserInfo, {
      userId: member.userId,
      ...(loginUserId === undefined ? {} : { loginUserId }),
    })
  expect(await ask(viewer, viewer.userId)).toEqual(await home(viewer, member))
  expect(await ask(viewer)).toEqual(await home(viewer, member))
  await expect(ask(viewer, member.userId)).rejects.toMatchObject(code('Forbidden'))
  await expect(ask(null, member.userId)).rejects.toMatchObject(code('Forbidden'))
  expect((await ask(null)).userId).toBe(member.userId)
})

test('a background is set, and released', async () => {
  const member = await buildMember(node)
  const id = uuid()
  await node.app.db
    .insertInto('stored_file')
    .values({
      id,
      owner_id: member.userId,
      use_type: useTypes.background,
      file_name: 'wide.jpg',
      mime: 'image/jpeg',
      size_bytes: 1,
      sha256: Buffer.alloc(32),
      original_key: `originals/${id}`,
      public_prefix: `copies/${id}`,
      width: 2400,
      height: 800,
      blur: '',
      color: '#000000',
      created_at: node.app.now(),
    })
    .execute()
  await expect(update(member, { headPic: id })).rejects.toMatchObject(code('UploadNotFound'))
  expect((await update(member, { background: id })).backgroundUrl).toContain(id)
  expect((await home(null, member)).backgroundUrl).toContain(id)
  expect((await update(member, { background: null })).backgroundUrl).toBeNull()
  await expect(update(member, { background: uuid() })).rejects.toMatchObject(code('UploadNotFound'))
})

test('the region of the address is stored at most daily, and an unknown address leaves it', async () => {
  const member = await buildMember(node)
  const from = (ip: string) => callAs(node, member, UserInfo.Get, {}, { ip })
  expect((await from('202.96.209.133')).ipRegion).toBe('上海')
  expect((await from('218.4.167.70')).ipRegion).toBe('上海')
  expect((await home(null, member)).ipRegion).toBe('上海')
  node.advance(24 * 3600_000)
  expect((await from('10.0.0.1')).ipRegion).toBe('上海')
  node.advance(24 * 3600_000)
  expect((await from('218.4.167.70')).ipRegion).toBe('江苏')
})

test('a member has one invite code, also when two nodes create it at once', async () => {
  const member = await buildMember(node)
  const other = await node.addNode()
  const infos = await Promise.all(
    [node, other, node, other].map((at) => callAs(at, member, UserInfo.Get, {})),
  )
  expect(new Set(infos.map((info) => info.inviteCode)).size).toBe(1)
  expect((await get(member)).inviteCode).toBe(infos[0]?.inviteCode)
})

// T18: fields that the server owns cannot be sent, at any depth.
test('a profile accepts no field that the server owns, and the row is unchanged', async () => {
  const [member, victim] = [await buildMember(node), await buildMember(node)]
  const before = [await row(member), await row(victim)]
  const forbidden = {
    id: victim.userId,
    userId: victim.userId,
    memberId: victim.userId,
    role: 'admin',
    coins: 1,
    exp: 1,
    level: 10,
    status: 1,
    phoneBound: true,
    phone_bound: true,
    phone: '13800138000',
    email: 'a@b.cn',
    publishCount: 5,
    fans_count: 5,
    accepted_post_count: 5,
    userCategory: 2,
    userType: 2,
    inviteCode: 'ABCDEFGH',
    ipRegion: '北京',
    createdAt: '2020-01-01 00:00:00',
    registerTime: '2020-01-01 00:00:00',
    auditState: 2,
    birthdayChangesLeft: 2,
    birthday_changes: 0,
    usedFrameId: 'x',
    eraseAt: null,
    'privacy.everything': true,
  }
  for (const [field, value] of Object.entries(forbidden)) {
    const { body } = await callRaw(node, member, UserInfo.Update, { introduction: '改', [field]: value })
    expect([field, body.error?.code]).toEqual([field, errorCatalogue.BadInput.code])
  }
  for (const nested of [
    { privacy: { phone: true } },
    { privacy: { sex: false, role: 'admin' } },
    { popupAccept: { coins: true } },
  ]) {
    const { body } = await callRaw(node, member, UserInfo.Update, nested)
    expect(body.error?.code).toBe(errorCatalogue.BadInput.code)
  }
  expect([await row(member), await row(victim)]).toEqual(before)
})
