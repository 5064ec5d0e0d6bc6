import {
  declaredMethods,
  errorCatalogue,
  ExportStart,
  isOfConsole,
  type Method,
  StaffAccount,
  StaffAudit,
  StaffBanner,
  StaffGear,
  StaffInvitation,
  StaffTag,
  StaffTopic,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressFilter } from '../http/limits/address-filter.ts'
import { listExports } from '../program.ts'
import { buildAccount } from '../testing/accounts.ts'
import { callAs, callRaw, signedHeaders } from '../testing/call-as.ts'
import { permissions } from '../testing/permissions.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../testing/test-app.ts'
import { isOfFiles } from './list-export.ts'

let node: TestApp
let owner: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  owner = await buildStaff(node, ['superAdmin'])
})
afterAll(() => node.close())

const reason = '季度核对'
const { ContentNotFound, TokenInvalid, Forbidden } = errorCatalogue

async function download(path: string, as: StaffBrowser | null = owner, from: TestNode = node) {
  const { cookie = '' } = signedHeaders(from, as, 'GET', path, '')
  return from.server.inject({ method: 'GET', url: path, headers: { cookie } })
}

const actsOf = (path: string) =>
  node.app.db
    .selectFrom('staff_act')
    .where('target_kind', '=', 'export')
    .where('target_id', '=', path.slice(-36))
    .select(['act', 'actor', 'reason', 'after'])
    .orderBy('seq')
    .execute()

test('every call that begins an export has its list', () => {
  const begin = declaredMethods.filter(({ output }) => output === ExportStart)
  expect(new Set(listExports.map(({ call }) => call))).toEqual(new Set(begin))
})

/** Lists of the console without an export, each with the reason. */
const notExported: Readonly<Record<string, string>> = {
  'Jury/GetInvitations': 'the own invitations',
  'Jury/GetRounds': 'the own rounds, all on the screen',
  'Jury/GetTasks': 'works of a blind jury, which leave the console for nobody',
  'ReviewCase/GetClaims': 'claims of minutes, for the cases on the screen',
  'ReviewCase/GetCounts': 'one number for each of four queues',
  'StaffActivity/FindStaff': 'the choices of one field',
  'StaffActivity/GetAppeals': 'a queue to decide, each with what its member wrote',
  'StaffActivity/SeeGuestNames': 'the names of guests, read once for a reason to be printed',
  'StaffCheckIn/FindPeople': 'whom somebody looks for at the entrance',
  'StaffCheckIn/GetActivities': 'the activities of about today, all on the screen',
  'StaffCheckIn/GetArrivals': 'the latest dozen at one entrance; the file of the enrolments has them all',
  'StaffCheckIn/GetConflicts': 'scans of one entrance, for who stands at it',
  'StaffCheckIn/GetLoans': 'the desk of one activity, all on the screen',
  'StaffCircle/GetEssenceGivers': 'at most a hundred pairs of one circle, all on the screen',
  'StaffCircle/GetHistory': 'the log of one circle, which staff read on its page',
  'StaffCircle/GetOfMember': 'the circles of one member, all on the screen',
  'StaffContest/GetAwards':
    'the winners of one contest, all on the screen; the file of its entries has their ranks',
  'StaffContest/GetMarkRequests': 'corrections of marks to decide, each of which is published',
  'StaffContest/GetObjections': 'a queue to decide, each with what its member wrote',
  'StaffContest/GetReopenings': 'corrections of results to decide, each of which is published',
  'StaffContest/GetVoteFlags': 'whom an examination of one vote is about; figures alone are published',
  'StaffContest/TryRules': 'what a set of rules would say, of which nothing is stored',
  'StaffGallery/GetAlike': 'at most twenty photographs beside those of one submission',
  'StaffGallery/GetBook': 'a queue to decide, each with what its member wrote',
  'StaffGallery/GetCalls': 'the few calls of a year, all on the screen',
  'StaffGallery/GetList': 'the few exhibitions of a year, which the site lists for everybody',
  'StaffGallery/GetSubmissions': 'works to look at, large, one beside the other',
  'StaffGoods/GetGiftList': 'the choices of one field',
  'StaffMember/GetSessions': 'at most five devices, and the last few times of signing in',
  'StaffNews/GetAnnouncements': 'what was sent of one piece of news, all on its page',
  'StaffPassport/GetVisits': 'what shops recorded within a day and may take back; the passports have it',
  'StaffQuestionnaire/GetTexts': 'what was written to one question; the file of the answers has it',
  'StaffSearch/Find': 'what was just looked for, from several lists',
  'StaffSession/GetList': 'the own devices',
  'StaffSetting/GetList': 'one row for each setting of the program, all on the screen',
  'StaffShipment/Find': 'what stands behind one number',
  'StaffSystem/GetFirstDay': 'eight steps, all on the screen',
  'StaffSystem/GetProviders': 'one row for each provider of the program, all on the screen',
  'StaffTerms/GetList': 'the few versions of one text, all on the screen',
  'StaffWord/GetCategoryList': 'the choices of one field',
}

const addressOf = ({ service, name }: Pick<Method, 'service' | 'name'>) => `${service}/${name}`

/** Whether a call returns rows. */
function isList({ output }: Pick<Method, 'output'>): boolean {
  const items = output instanceof z.ZodObject ? output.shape['items'] : output
  return items instanceof z.ZodArray
}

test('every list of the console is exported, but those that have a reason', () => {
  const calls = declaredMethods.filter(isOfConsole)
  const exported = new Set(calls.map(addressOf))
  const missing = calls
    .filter((call) => call.read && isList(call))
    .filter(({ service, name }) => {
      const [, what] = /^Get(.*?)(?:List)?$/.exec(name) ?? []
      return what === undefined || !exported.has(addressOf({ service, name: `Export${what}` }))
    })
  expect(missing.map(addressOf).toSorted()).toEqual(Object.keys(notExported))
})

/** Lists that are empty at first: each gets a row by the test case of this write. */
const filledBy: Readonly<Record<string, string>> = {
  'StaffMedal/ExportOwners': 'StaffMedal/Revoke',
  'StaffFrame/ExportOwners': 'StaffFrame/Revoke',
  'StaffGift/Export': 'StaffGift/Save',
  'StaffGiftRule/Export': 'StaffGiftRule/Save',
  'StaffPresentGrant/Export': 'StaffPresentGrant/Decide',
  'StaffCoinCorrection/Export': 'StaffCoinCorrection/Decide',
  'StaffExpCorrection/Export': 'StaffExpCorrection/Decide',
  'StaffPassport/ExportRules': 'StaffPassport/RemoveRule',
  'StaffPassport/ExportSightings': 'StaffPassport/DecideSighting',
  'StaffProduct/ExportCategories': 'StaffProduct/SaveCategory',
  'StaffProductActivity/Export': 'StaffProductActivity/Save',
  'StaffAccessCode/Export': 'StaffAccessCode/SetState',
  'ReviewCase/Export': 'ReviewCase/Decide',
  'ReviewReason/Export': 'ReviewReason/Remove',
}
const filledAtFirst = [
  'StaffMedal/Export',
  'StaffFrame/Export',
  'StaffGrowth/ExportRules',
  'StaffGrowth/ExportScales',
  'StaffDictionary/Export',
  'StaffLinkHost/Export',
]

test('every export is read as a file with the heads of its sheet', async () => {
  const account = await buildAccount(node)
  const make = async (name: string) => permissions.get(name)?.write?.make(node, account, owner)
  const filled: string[] = []
  // Exports of files are read below.
  for (const { call, sheet } of listExports.filter((list) => !isOfFiles(list))) {
    const name = addressOf(call)
    await make(filledBy[name] ?? '')
    const begun = await callRaw(node, owner, call, await make(name))
    const { path } = ExportStart.parse(begun.body.result)
    const { statusCode, body } = await download(path)
    const head = `\ufeff${Object.values(sheet.columns).join(',')}`
    const [first = ''] = body.split('\r\n', 1)
    // The columns of every questionnaire are followed by those of its questions.
    const read = name === 'StaffQuestionnaire/ExportAnswers' ? first.slice(0, head.length) : first
    expect([statusCode, read], name).toEqual([200, head])
    if (body.split('\r\n').length > 2) filled.push(name)
  }
  expect(filled).toEqual(expect.arrayContaining([...Object.keys(filledBy), ...filledAtFirst]))
})

test('a list is exported with its filters, for spreadsheets, and the audit log says what left and why', async () => {
  const staff = await buildStaff(node, ['support', 'judge'])
  await node.app.db
    .updateTable('staff_account')
    .set({ display_name: '=1+1, "甲"' })
    .where('id', '=', staff.staffId)
    .execute()
  const { path } = await callAs(node, owner, StaffAccount.Export, { keyword: '=1+', reason })
  const { statusCode, headers, body } = await download(path)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`工作人员-${dayOf(node.app.now())}.csv`)}`,
    'cache-control': 'no-store',
  })
  const [head, row, ...rest] = body.split('\r\n')
  expect(head).toBe('\ufeff登录名,称呼,角色,门店,使用中,最近登录,建立时间')
  expect(row).toContain(`${staff.name},"'=1+1, ""甲""",客服、评委,,是,,20`)
  expect(rest).toEqual([''])
  const common = { actor: owner.name }
  expect(await actsOf(path)).toEqual([
    {
      ...common,
      act: 'export.begun',
      reason,
      after: { list: 'StaffAccount', filters: '{"keyword":"=1+"}' },
    },
    { ...common, act: 'export.ended', reason: '', after: { rows: 1 } },
  ])
})

test('a file is given once, within a minute, to the session that began it', async () => {
  const begin = async () => (await callAs(node, owner, StaffAccount.Export, { reason })).path
  const path = await begin()
  const refused = async (...given: Parameters<typeof download>) =>
    (await download(...given)).json().error.code
  expect(await refused(path, null)).toBe(TokenInvalid.code)
  expect(await refused(path, await signInStaff(node, owner))).toBe(ContentNotFound.code)
  expect(await refused(path, await buildStaff(node, ['superAdmin']))).toBe(ContentNotFound.code)
  const office = await node.addNode()
  office.app.mayUseConsole = addressFilter('203.0.113.0/24')
  expect(await refused(path, owner, office)).toBe(Forbidden.code)
  expect((await download(path)).statusCode).toBe(200)
  expect(await refused(path)).toBe(ContentNotFound.code)
  expect(await refused(`${path.slice(0, -36)}x`)).toBe(ContentNotFound.code)
  const late = await begin()
  node.advance(61_000)
  expect(await refused(late)).toBe(ContentNotFound.code)
})

test('12,000 rows are exported, each once, in order', async () => {
  await node.app.db.transaction().execute(async (tx) => {
    // Each row is chained to the one before, which takes longer than a statement may on a busy machine.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`insert into staff_act (id, actor, act, target_kind, target_id, created_at)
      select gen_random_uuid(), 'many', 'site.tested', 'site', gen_random_uuid(), now()
      from generate_series(1, 12000)`.execute(tx)
  })
  const { path } = await callAs(node, owner, StaffAudit.Export, { actor: 'many', reason })
  const lines = (await download(path)).body.trimEnd().split('\r\n').slice(1)
  const numbers = lines.map((line) => Number(line.split(',')[0]))
  expect(numbers).toHaveLength(12_000)
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  expect(new Set(numbers).size).toBe(12_000)
  expect((await actsOf(path)).at(-1)?.after).toEqual({ rows: 12_000 })
})

test('filters of the log are in its export', async () => {
  const { path } = await callAs(node, owner, StaffAudit.Export, {
    act: 'export.begun',
    targetId: crypto.randomUUID(),
    reason,
  })
  expect((await download(path)).body.split('\r\n')).toHaveLength(2)
})

test('each list of the console is exported in its order, two of one service apart', async () => {
  await node.app.db
    .insertInto('gear_unknown_name')
    .values({ kind: 'lens', make: 'Odd', name: 'Odd 35', photographs: 3 })
    .execute()
  await node.app.db
    .insertInto('tag')
    .values({ name: '晨雾', use_count: 2, banned_at: node.app.now() })
    .execute()
  await callAs(node, owner, StaffInvitation.Create, { roles: ['judge', 'support'], reason })
  const linesOf = async ({ path }: { path: string }) => (await download(path)).body.trimEnd().split('\r\n')
  const unknown = await callAs(node, owner, StaffGear.ExportUnknown, { kind: 'lens', reason })
  expect(await linesOf(unknown)).toEqual([
    '\ufeff种类,照片里的厂商,照片里的名称,照片,第一次出现,最接近的,归入',
    expect.stringMatching(/^镜头,Odd,Odd 35,3,/),
  ])
  expect((await actsOf(unknown.path))[0]?.after).toMatchObject({ list: 'StaffGearUnknown' })
  expect(await linesOf(await callAs(node, owner, StaffTag.Export, { state: 'banned', reason }))).toEqual([
    '\ufeff名称,公开的作品,最近用过,状态,并入',
    '晨雾,2,,已封禁,',
  ])
  expect(await linesOf(await callAs(node, owner, StaffInvitation.Export, { reason }))).toEqual([
    '\ufeff编号,角色,为谁重设,邀请人,发出时间,有效期至',
    expect.stringContaining(`,评委、客服,,${owner.name},`),
  ])
  const { db } = node.app
  await db.insertInto('topic').values({ id: 'street', name: '街头', sort: 3, use_count: 7 }).execute()
  expect(await linesOf(await callAs(node, owner, StaffTopic.Export, { keyword: '街', reason }))).toEqual([
    '\ufeff编号,顺序,名称,作品,开放',
    'street,3,街头,7,是',
  ])
  const banner = { image_url: 'a', image_mobile_url: 'b', link: '/photo', sort: 1 }
  const shownFrom = new Date('2026-01-31T04:00:00Z')
  await db
    .insertInto('banner')
    .values([
      { ...banner, id: crypto.randomUUID(), ad_place: 2, title: '春天', shown_from: shownFrom },
      { ...banner, id: crypto.randomUUID(), ad_place: 3, title: '别处' },
    ])
    .execute()
  expect(await linesOf(await callAs(node, owner, StaffBanner.Export, { place: 2, reason }))).toEqual([
    '\ufeff编号,位置,顺序,标题,链接,展示从,展示到,开放,点击',
    expect.stringMatching(/,首页,1,春天,\/photo,2026-01-31 12:00:00,,是,0$/),
  ])
})
