import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  EmailMessage,
  errorCatalogue,
  exportStates,
  NewPublish,
  SmsMessage,
  UserAddress,
  UserFollow,
  UserInfo,
  useTypes,
  type CaptchaType,
  type Method,
  type MethodInput,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { readCode } from '../../testing/codes.ts'
import { buildMember, signIn, setCounters } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { cookieName } from '../../session/session-cookie.ts'
import { finishCopies, storeFile } from '../media/index.ts'
import { seedSite } from '../site/index.ts'
import { makeExportJob } from './make-export.ts'
import { personalDataJobs } from './personal-data.jobs.ts'
import { buildPicture, cameraExif, secretOwner, secretSerial } from './testing/camera-picture.ts'
import { findCanaries } from './testing/find-canary.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { readZip } from '../../testing/read-zip.ts'

const day = 24 * 3600_000
const phone = '13977889911'
const email = 'canary-mail@example.com'
const password = 'a long winter evening'
const canary = {
  nickName: '金丝雀甲',
  introduction: '金丝雀的简介',
  text: '金丝雀的作品文字',
  alt: '金丝雀的替代文字',
  draft: '金丝雀的草稿',
  comment: '金丝雀的评论',
  fileName: '金丝雀原图.jpg',
  receiver: '金丝雀收',
  detail: '金丝雀路一百号',
}

let node: TestApp
let log = ''
let bob: Browser
let bobsPost: string
let original: Buffer

beforeAll(async () => {
  node = await openTestApp({
    settings: { LOG_LEVEL: 'debug' },
    logTo: { write: (line) => (log += line) },
  })
  await seedSite(node.app.db)
  bob = await buildMember(node)
  const fileId = await storeFile(node.app, bob.userId, await buildPicture(), {
    fileName: 'bob.jpg',
    useType: useTypes.photo,
  })
  bobsPost = (await callAs(node, bob, NewPublish.Publish, postOf(fileId, 'Bob'))).id
})
afterAll(() => node.close())

/** The error a call is refused with. */
async function failAs<M extends Method>(
  as: Browser | null,
  method: M,
  input: MethodInput<M>,
): Promise<string | undefined> {
  const { body } = await callRaw(node, as, method, input)
  const names = Object.entries(errorCatalogue)
  return names.find(([, { code }]) => code === body.error?.code)?.[0]
}

const postOf = (fileId: string, text: string, alt = '') => ({
  publishType: 1 as const,
  text,
  pictures: [{ fileId, alt }],
})

async function perform(name: string): Promise<void> {
  const job = personalDataJobs.find((one) => one.name === name)
  if (job === undefined) throw new Error(`no job ${name}`)
  const { app } = node
  const ctx = jobCtxOf(app)
  const waiting =
    name === makeExportJob.name
      ? await app.db.selectFrom('data_export').where('state', '=', 1).select('id').execute()
      : [{}]
  for (const payload of waiting) await job.perform(ctx, payload)
}

/** Long enough after the last code that no puzzle is required. */
async function sendCode(as: Browser | null, captchaType: CaptchaType): Promise<void> {
  node.advance(11 * 60_000)
  await callAs(node, as, SmsMessage.GetSmsCaptcha, { phone, captchaType })
}

/** A member with data in every place where members' data is stored. */
async function buildCanary(): Promise<Browser> {
  await sendCode(null, 1)
  const { verifyTicket } = await callAs(node, null, SmsMessage.VerifySmsCaptcha, {
    phone,
    captchaType: 1,
    code: await readCode(node, phone),
  })
  const { id } = await callAs(node, null, UserInfo.Register, {
    phone,
    verifyTicket,
    password,
    nickName: canary.nickName,
    agreementCheckBox: true,
    birthday: '1990-05-06',
    requestId: crypto.randomUUID(),
  })
  await setCounters(node, id, { accepted_post_count: 3 })
  const me = await signIn(node, id)
  await callAs(node, me, UserInfo.Update, { introduction: canary.introduction })
  const { ticket } = await callAs(node, me, UserInfo.ValidatePassword, { oldPassword: password })
  await callAs(node, me, EmailMessage.GetEmailCaptcha, { email, captchaType: 1100 })
  await callAs(node, me, UserInfo.BindEmail, {
    ticket,
    newEmail: email,
    captchaNum: await readCode(node, email),
  })
  await callAs(node, me, UserAddress.Create, {
    receiver: canary.receiver,
    phone,
    areaCodes: ['310000', '310100', '310101'],
    detail: canary.detail,
  })
  original = await buildPicture({ exif: cameraExif })
  const upload = { fileName: canary.fileName, useType: useTypes.photo }
  const fileId = await storeFile(node.app, id, original, upload)
  await callAs(node, me, NewPublish.Publish, postOf(fileId, canary.text, canary.alt))
  await callAs(node, me, NewPublish.SaveDraft, { publishType: 1, text: canary.draft, pictures: [] })
  await callAs(node, me, NewPublish.Reply, { publishId: bobsPost, text: canary.comment })
  await callAs(node, me, UserFollow.Follow, { userId: bob.userId, on: true })
  await callAs(node, bob, UserFollow.Follow, { userId: id, on: true })
  return me
}

async function requestExport(me: Browser): Promise<{ url: string | null; state: number }> {
  const { ticket } = await callAs(node, me, UserInfo.ValidatePassword, { oldPassword: password })
  await callAs(node, me, UserInfo.ExportData, { ticket })
  await perform('personalData.makeExport')
  return callAs(node, me, UserInfo.GetExport, {})
}

const download = (url: string, cookie: string) =>
  node.server.inject({ method: 'GET', url, headers: { cookie: `${cookieName(node.app.env)}=${cookie}` } })

async function requestDeletion(me: Browser, keepPosts: boolean): Promise<void> {
  await sendCode(me, 1100)
  await callAs(node, me, UserInfo.DeleteAccount, { code: await readCode(node, phone), keepPosts })
}

async function countersOf(memberId: string) {
  const { rows } = await sql<{ follows: number; fans: number; truth: string }>`
    select follow_count as follows, fans_count as fans,
      (select count(*) from follow where follower_id = m.member_id) || '/' ||
      (select count(*) from follow where followed_id = m.member_id) as truth
    from member_counter m where member_id = ${memberId}`.execute(node.app.db)
  return rows[0]
}

describe('a member exports their data and leaves', () => {
  let me: Browser
  beforeAll(async () => {
    me = await buildCanary()
  })

  it('requires a proof before it makes the ZIP', async () => {
    expect(await failAs(me, UserInfo.ExportData, { ticket: 'x'.repeat(43) })).toBe('TicketInvalid')
  })

  it('contains everything, originals unchanged', async () => {
    const { url, state } = await requestExport(me)
    expect(state).toBe(exportStates.ready)
    const response = await download(url ?? '', me.cookie)
    expect(response.statusCode).toBe(200)
    const folder = join(node.app.env.dataDir, 'files', 'exports')
    const modes = ['.', ...(await readdir(folder))].map(async (name) => (await stat(join(folder, name))).mode)
    expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o700, 0o600])
    const files = readZip(response.rawPayload)
    expect([...files.keys()].toSorted()).toEqual(
      [
        ...[
          'activities',
          'addresses',
          'albums',
          'circle-acts',
          'circle-invitations',
          'circles',
          'coins',
          'comment-likes',
          'collects',
          'comments',
          'contest-entries',
          'contest-objections',
          'contest-votes',
          'drafts',
          'emotions',
          'exp',
          'fans',
          'feedback',
          'first-publications',
          'follows',
          'frames',
          'gallery-marks',
          'gallery-notes',
          'gallery-submissions',
          'gear-passports',
          'gear-services',
          'gear-transfers',
          'kept-activities',
          'likes',
          'lottery-tickets',
          'medals',
          'messages',
          'notice-settings',
          'notices',
          'orders',
          'posts',
          'presents',
          'product-activities',
          'products',
          'profile',
          'push-devices',
          'questionnaire-answers',
          'questionnaires',
          'quiz-answers',
          'referrals',
          'reports',
          'searches',
          'sessions',
          'shares',
          'strikes',
          'visits',
          'votes',
        ].map((n) => `${n}.json`),
        'exif.csv',
        'index.html',
        `originals/${canary.fileName}`,
      ].toSorted(),
    )
    expect(files.get(`originals/${canary.fileName}`)?.equals(original)).toBe(true)
    const texts = [...files]
      .filter(([name]) => !name.startsWith('originals/'))
      .map(([, body]) => String(body))
    const all = texts.join('\n')
    for (const word of [...Object.values(canary), phone, email, bob.userId, 'CL 50mm f/1.4']) {
      expect(all).toContain(word)
    }
    expect(all).not.toContain(secretSerial)
    expect(String(files.get('index.html'))).toContain(canary.comment)
  })

  it('is served to nobody else, and not after seven days', async () => {
    const { url } = await callAs(node, me, UserInfo.GetExport, {})
    expect((await download(url ?? '', bob.cookie)).statusCode).toBe(404)
    // Signed out, it leads to sign-in and then to the page with the link, whatever the id.
    for (const path of [url ?? '', '/api/UserInfo/export/none']) {
      const { statusCode, headers } = await download(path, '')
      expect([statusCode, headers.location]).toEqual([
        302,
        '/account/login/phone?redirect=%2Fuser%2Fsetting%2Fupdate-account',
      ])
    }
    const { ticket } = await callAs(node, me, UserInfo.ValidatePassword, { oldPassword: password })
    expect(await failAs(me, UserInfo.ExportData, { ticket })).toBe('ExportTooSoon')
    node.advance(7 * day + 1000)
    me = await signIn(node, me.userId)
    bob = await signIn(node, bob.userId)
    expect((await download(url ?? '', me.cookie)).statusCode).not.toBe(200)
    await perform('personalData.removeExports')
    expect((await callAs(node, me, UserInfo.GetExport, {})).state).toBe(exportStates.over)
  })

  it('keeps everything during the cooling-off, and cancels the deletion', async () => {
    await requestDeletion(me, false)
    // Every node forgets a session within a second.
    await expect.poll(() => failAs(me, UserInfo.Get, {})).toBe('SignedOutElsewhere')
    // A code is waited for eleven minutes.
    node.advance(15 * day - 20 * 60_000)
    await perform('personalData.eraseDue')
    const withdrawTicket = await withdrawal()
    await callAs(node, null, UserInfo.CancelDelete, { withdrawTicket })
    node.advance(2 * day)
    await perform('personalData.eraseDue')
    me = await signIn(node, me.userId)
    expect((await callAs(node, me, UserInfo.Get, {})).nickName).toBe(canary.nickName)
  })

  it('leaves no personal data in any table, file or log', async () => {
    const words = [...Object.values(canary), phone, email, secretSerial, secretOwner]
    // Proves that the search finds existing data; otherwise an empty result would mean nothing.
    const before = (await findCanaries(node.app, words)).join('\n')
    for (const word of [canary.text, canary.comment, canary.draft, canary.fileName, secretSerial, phone]) {
      expect(before).toContain(word)
    }
    await requestDeletion(me, false)
    node.advance(15 * day + 1000)
    await perform('personalData.eraseDue')
    expect(await findCanaries(node.app, words)).toEqual([])
    for (const word of words) expect(log).not.toContain(word)
    expect(log.length).toBeGreaterThan(1000)
  })

  it('keeps the numbers of others correct', async () => {
    expect(await countersOf(bob.userId)).toEqual({ follows: 0, fans: 0, truth: '0/0' })
    bob = await signIn(node, bob.userId)
    const post = await callAs(node, bob, NewPublish.Detail, { id: bobsPost })
    expect(post.replyCount).toBe(0)
    expect(await failAs(bob, UserInfo.GetUserHome, { userId: me.userId })).toBe('ContentNotFound')
  })

  it('quarantines the phone for 30 days, then releases it', async () => {
    const register = async () => {
      await sendCode(null, 1)
      const { verifyTicket } = await callAs(node, null, SmsMessage.VerifySmsCaptcha, {
        phone,
        captchaType: 1,
        code: await readCode(node, phone),
      })
      return { phone, verifyTicket, password, nickName: '新来的影友', agreementCheckBox: true as const }
    }
    expect(await failAs(null, UserInfo.Register, await register())).toBe('PhoneQuarantined')
    node.advance(31 * day)
    await callAs(node, null, UserInfo.Register, await register())
  })
})

it('keeps posts without name, level or badge where that was requested', async () => {
  const carol = await buildMember(node, { nickName: '留作品的人' })
  const upload = { fileName: '留作品的人.jpg', useType: useTypes.photo }
  const picture = await buildPicture({ width: 4200, height: 2800, exif: cameraExif })
  const fileId = await storeFile(node.app, carol.userId, picture, upload)
  const { id } = await callAs(node, carol, NewPublish.Publish, {
    ...postOf(fileId, '留下的作品'),
    pictures: [{ fileId, watermark: 1, largeOpen: true }],
  })
  // The call waits for the copies three seconds at most.
  await finishCopies(node.app, fileId)
  bob = await signIn(node, bob.userId)
  const marked = (await callAs(node, bob, NewPublish.Detail, { id })).pictures[0]
  expect(marked?.urlFull).toMatch(/3840m1/)
  const markedBytes = await bytesOf(marked?.url1080)
  expect(await copiesOf(fileId)).toContain('3840m1.webp')
  const due = {
    erase_at: node.app.now(),
    keep_posts: true,
    level: 7,
    exp: 9000,
    user_category: 1,
  }
  await node.app.db.updateTable('member').set(due).where('id', '=', carol.userId).execute()
  await perform('personalData.eraseDue')
  const post = await callAs(node, null, NewPublish.Detail, { id })
  expect(post).toMatchObject({
    authorNickName: '已注销用户',
    authorLevel: 1,
    authorErased: true,
    summary: '留下的作品',
  })
  const left = await node.app.db
    .selectFrom('member')
    .where('id', '=', carol.userId)
    .select(['exp', 'user_category'])
    .executeTakeFirst()
  expect(left).toEqual({ exp: 0, user_category: 0 })
  // The watermark contained their name: the copies that carried it are clean again, in every size.
  const clean = (await callAs(node, bob, NewPublish.Detail, { id })).pictures[0]
  expect((await bytesOf(clean?.url1080)).equals(markedBytes)).toBe(false)
  expect((await bytesOf(clean?.urlFull ?? '')).length).toBeGreaterThan(1000)
  expect((await copiesOf(fileId)).toSorted()).toEqual(['1080.webp', '2160.webp', '3840.webp', '480.webp'])
  expect(await findCanaries(node.app, ['留作品的人', secretSerial, secretOwner])).toEqual([])
})

async function bytesOf(url = ''): Promise<Buffer> {
  const response = await node.server.inject({ method: 'GET', url })
  expect(response.statusCode).toBe(200)
  return response.rawPayload
}

/** Names of a file's copies in storage. */
async function copiesOf(fileId: string): Promise<string[]> {
  const entries = await readdir(node.app.env.dataDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath.endsWith(`/${fileId}`))
    .map((entry) => entry.name)
}

async function withdrawal(): Promise<string> {
  await sendCode(null, 2)
  const input = { phone, code: await readCode(node, phone), agreementCheckBox: true as const }
  const { body } = await callRaw(node, null, UserInfo.LoginByCode, input)
  expect(body.error?.code).toBe(2011)
  return String(body.error?.details?.['withdrawTicket'])
}
