import { declaredMethods, isOfConsole, type Method } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { seedSite } from '../../domains/site/index.ts'
import { implementations } from '../../program.ts'
import { buildAccount, type Account } from '../../testing/accounts.ts'
import { callRaw } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { permissions } from '../../testing/permissions.ts'
import { buildAnswer, buildQuestionnaire } from '../../testing/questionnaires.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { hasStoredResponse } from '../calls/implement.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  const { db } = node.app
  await seedSite(db)
  await sql`create table written_row (table_name text, operation text, transaction_id xid8)`.execute(db)
  await sql`create function note_row() returns trigger language plpgsql as $$
    begin
      insert into written_row values (tg_table_name, tg_op, pg_current_xact_id());
      return null;
    end $$`.execute(db)
  await sql`do $$ declare one record; begin
    for one in select tablename from pg_tables
      where schemaname = 'public' and tablename not in ('written_row', 'used_nonce', 'rate_limit') loop
      execute format('create trigger note_row after insert or update or delete on %I
        for each row execute function note_row()', one.tablename);
    end loop; end $$`.execute(db)
})
afterAll(() => node.close())

const addressOf = ({ service, name }: Method) => `${service}/${name}`
const writes = declaredMethods
  .filter(hasStoredResponse)
  .map((method) => ({ name: addressOf(method), method }))

/** Creates what a call needs to succeed. */
function caseOf(
  name: string,
): ((node: TestApp, owner: Account, staff: StaffBrowser) => Promise<object> | object) | undefined {
  const { owned, write } = permissions.get(name) ?? {}
  return write?.make ?? (owned?.owner === undefined ? owned?.make : undefined)
}

/** The tables that each transaction wrote. */
async function listWrites(): Promise<string[][]> {
  const { rows } = await sql<{
    tables: string[]
  }>`select array_agg(distinct table_name order by table_name) as tables
    from written_row group by transaction_id`.execute(node.app.db)
  return rows.map(({ tables }) => tables)
}

/** Writes of staff whose act does not say what it changed, and why. */
const silentWrites: Readonly<Record<string, string>> = {
  'StaffSession/Confirm': 'proves who is there, and changes nothing that anybody sees',
  'StaffSession/ChangePassword': 'a password is shown to nobody',
  'StaffSession/RenewRecoveryCodes': 'recovery codes are shown to nobody else',
}

/** Tables whose rows follow from the changed ones, or that serve the program itself. */
const serving = ['answered_request', 'stored_file', 'search_entry', 'word_list', 'member_counter']

/**
 * Acts of staff after a number of the log that do not say what they changed: a field with its value before and after;
 * what was added if only rows were inserted; what existed if rows were deleted.
 */
async function listSilentActs(afterSeq: number): Promise<object[]> {
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('seq', '>', afterSeq)
    .select(['act', 'before', 'after'])
    .execute()
  const { rows } = await sql<{ operation: string }>`select distinct operation from written_row
    where operation <> 'INSERT' and table_name <> all(${serving}) and transaction_id in (
      select transaction_id from written_row where table_name = 'staff_act')`.execute(node.app.db)
  const operations = new Set(rows.map(({ operation }) => operation))
  return acts.filter(({ before, after }) => {
    if (isChange(before, after)) return false
    if (operations.size === 0) return after === null
    return operations.has('UPDATE') || before === null
  })
}

function isChange(before: unknown, after: unknown): boolean {
  if (!isRecord(before) || !isRecord(after)) return false
  return Object.keys(before).some((name) => name in after)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function lastActSeq(): Promise<number> {
  const { last } = await node.app.db
    .selectFrom('staff_act')
    .select((eb) => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

const usedTables = ['session', 'member_day', 'outbox_event']

/** A node records the last use of its sessions every few seconds, independently of calls. */
const isUseOfSession = (tables: readonly string[]): boolean =>
  tables.includes('session') && tables.every((table) => usedTables.includes(table))

test('every write of members and staff has a case here', () => {
  expect(writes.filter(({ name }) => caseOf(name) === undefined)).toEqual([])
})

// Calls without a session have no caller to store responses for: each of these stores a receipt.
test('the writes of visitors are known', () => {
  const ofVisitors = declaredMethods.filter((method) => method.write && !hasStoredResponse(method))
  expect(ofVisitors.map(addressOf)).toEqual([
    'UserInfo/Register',
    'UserInfo/ResetPassword',
    'UserInfo/CancelDelete',
  ])
})

test.each(writes)('$name writes, and stores its response, in one transaction', async ({ name, method }) => {
  const owner = await buildAccount(node)
  const staff = await buildStaff(node, ['superAdmin'])
  const caller = isOfConsole(method) ? staff : owner.browser
  const input = { ...(await caseOf(name)?.(node, owner, staff)), requestId: crypto.randomUUID() }
  await sql`truncate written_row`.execute(node.app.db)
  const lastAct = await lastActSeq()
  const first = (await callRaw(node, caller, method, input)).body
  expect(first.error).toBeNull()
  const [main, ...others] = (await listWrites()).toSorted(
    (a, b) => Number(b.includes('answered_request')) - Number(a.includes('answered_request')),
  )
  expect(main).toContain('answered_request')
  expect(main?.length).toBeGreaterThan(1)
  const opensTransaction = implementations.find((one) => one.method === method)?.opensTransaction ?? false
  const apart = others.filter((tables) => !isUseOfSession(tables)).flat()
  const before = opensTransaction ? (permissions.get(name)?.write?.before ?? []) : []
  expect(apart.filter((table) => !before.includes(table))).toEqual([])
  if (isOfConsole(method)) {
    const silent = await listSilentActs(lastAct)
    if (silentWrites[name] === undefined) expect(silent).toEqual([])
    else expect(silent).toHaveLength(1)
  }

  await sql`truncate written_row`.execute(node.app.db)
  if (permissions.get(name)?.write?.endsSession === true) return
  expect((await callRaw(node, caller, method, input)).body).toEqual(first)
  const again = await listWrites()
  expect(again.filter((tables) => !isUseOfSession(tables))).toEqual([])
})

// At the end, because the lists then contain the rows of the writes above.
test('each list of the console finds a row by its key, and by an unknown key none', async () => {
  const staff = await buildStaff(node, ['superAdmin'])
  const lists = declaredMethods.filter(({ input }) => input instanceof z.ZodObject && 'rowId' in input.shape)
  const empty: string[] = []
  for (const method of lists) {
    const name = addressOf(method)
    const given = (await listInputs[name]?.()) ?? {}
    const read = async (input: object) =>
      Page.safeParse((await callRaw(node, staff, method, input)).body.result).data?.items ?? []
    const all = await read({ ...given, maxResultCount: 50 })
    const row = all.at(-1)
    if (row === undefined) {
      empty.push(name)
      continue
    }
    const key = String(row[keyFields[name] ?? 'id'])
    expect([name, await read({ ...given, rowId: key })]).toEqual([name, [row]])
    for (const unknown of [crypto.randomUUID(), '987654321', '没有'])
      expect([name, await read({ ...given, rowId: unknown })]).toEqual([name, []])
  }
  expect(empty).toEqual([])
  expect(lists.length).toBeGreaterThan(30)
})

const Page = z.object({ items: z.array(z.record(z.string(), z.unknown())) })
const keyFields: Readonly<Record<string, string>> = {
  'StaffAudit/GetList': 'seq',
  'StaffDictionary/GetList': 'value',
  'StaffReferral/GetList': 'inviteeId',
  'StaffTag/GetList': 'name',
}
const oneOf = async (
  table: 'goods_code_batch' | 'medal_award' | 'member_frame' | 'report',
  column: string,
) => {
  const { rows } = await sql<{ value: string }>`select ${sql.ref(column)} as value
    from ${sql.table(table)} limit 1`.execute(node.app.db)
  return rows[0]?.value
}
const contestOf = async (
  table:
    | 'contest_entry'
    | 'contest_vote_flag'
    | 'contest_mark_request'
    | 'contest_objection'
    | 'contest_reopening',
) => {
  const { rows } = await sql<{
    id: string
  }>`select contest_id as id from ${sql.table(table)} limit 1`.execute(node.app.db)
  return { contestId: rows[0]?.id }
}
/** Required inputs of lists. */
const listInputs: Readonly<Record<string, () => Promise<object> | object>> = {
  'StaffActivity/GetAppeals': () => ({ state: 2 }),
  'StaffActivity/GetEnrolments': async () => {
    const row = await node.app.db.selectFrom('enrolment').select('activity_id').executeTakeFirstOrThrow()
    return { activityId: row.activity_id }
  },
  'StaffContest/GetEntries': () => contestOf('contest_entry'),
  'StaffContest/GetVoteFlags': () => contestOf('contest_vote_flag'),
  'StaffContest/GetMarkRequests': () => contestOf('contest_mark_request'),
  'StaffContest/GetReopenings': () => contestOf('contest_reopening'),
  'StaffContest/GetObjections': () => contestOf('contest_objection'),
  'StaffLottery/GetTickets': async () => {
    const row = await node.app.db.selectFrom('lottery_ticket').select('lottery_id').executeTakeFirstOrThrow()
    return { lotteryId: row.lottery_id }
  },
  'StaffQuestionnaire/GetTexts': async () => {
    const id = await buildQuestionnaire(node)
    await buildAnswer(node, { id, browser: await buildMember(node) })
    return { id, question: 'a' }
  },
  'StaffDictionary/GetList': () => ({ code: 'LensType' }),
  'StaffGear/GetList': () => ({ kind: 'camera' }),
  'StaffGear/GetUnknownList': async () => {
    const name = { kind: 'camera', make: '', name: crypto.randomUUID(), photographs: 1 }
    await node.app.db.insertInto('gear_unknown_name').values(name).execute()
    return { kind: 'camera' }
  },
  'StaffGoodsCode/GetBatchList': async () => ({ goodsId: await oneOf('goods_code_batch', 'goods_id') }),
  'StaffMedal/GetOwners': async () => ({ id: await oneOf('medal_award', 'medal_id') }),
  'StaffFrame/GetOwners': async () => ({ id: await oneOf('member_frame', 'frame_id') }),
  'StaffMember/GetReports': async () => ({ id: await oneOf('report', 'member_id'), side: 'by' }),
}
