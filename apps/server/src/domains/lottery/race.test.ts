import { errorCatalogue, Lottery, Present, presentSources, UserAddress } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isTransient } from '../../db/classify-database-error.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { Failure } from '../../fail.ts'
import { CallRefused, callAs, type Browser } from '../../testing/call-as.ts'
import { callUntilFree } from '../../testing/call-until-free.ts'
import { address } from '../../testing/permission-cases.ts'
import { buildCtx, buildMember, signIn } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { settleLotteries } from './lottery.jobs.ts'
import { takeTicket } from './take-ticket.ts'
import { buildLottery, hourMs, noon, nonce } from './testing/build-lottery.ts'

// 2,000 draws, each in a transaction, take the database some seconds.

let node: TestApp
let nodes: readonly TestNode[]
let members: Browser[]
beforeAll(async () => {
  node = await openTestApp()
  const second = await node.addNode()
  node.setNow(noon(new Date()))
  nodes = [node, second]
  members = await Promise.all(Array.from({ length: 40 }, () => buildMember(node)))
})
afterAll(() => node.close())

function ctxOf(browser: Browser, on: TestNode) {
  const ctx = buildCtx(on, browser)
  return { ...ctx, viewer: { id: browser.userId, sessionId: '' } }
}

/** Takes a ticket, repeatedly if a busy machine made it wait too long. @returns the outcome */
async function take(kind: 'join' | 'draw', browser: Browser, id: string, on: TestNode): Promise<string> {
  const ctx = ctxOf(browser, on)
  for (;;) {
    try {
      const isInstant = kind === 'draw'
      const { prize } = await inTransaction(ctx, (tx) =>
        takeTicket(ctx, tx, { id, nonce: nonce(), isInstant }),
      )
      return isInstant ? (prize?.title ?? 'lost') : 'joined'
    } catch (error) {
      if (error instanceof Failure) return error.errorName
      if (!isTransient(error)) throw error
    }
  }
}

/** Every member tries so often, all members at once and on both nodes. @returns outcomes, counted */
async function storm(kind: 'join' | 'draw', id: string, times: number): Promise<Record<string, number>> {
  const tries = members.map(async (browser, at) => {
    const outcomes: string[] = []
    for (let tried = 0; tried < times; tried++)
      outcomes.push(await take(kind, browser, id, nodes[(at + tried) % 2] ?? node))
    return outcomes
  })
  const counted = Map.groupBy((await Promise.all(tries)).flat(), (outcome) => outcome)
  return Object.fromEntries([...counted].map(([outcome, { length }]) => [outcome, length]))
}

async function stateOf(id: string) {
  const { rows } = await sql<{
    tickets: number
    numbers: number
    won: number
    given: number
    presents: number
  }>`
    select count(*)::int as tickets, count(distinct number)::int as numbers, count(prize)::int as won,
      (select sum(given)::int from lottery_prize where lottery_id = ${id}) as given,
      (select count(*)::int from present where source = ${presentSources.lottery}
        and source_id in (select id::text from lottery_ticket where lottery_id = ${id})) as presents
    from lottery_ticket where lottery_id = ${id}`.execute(node.app.db)
  return rows[0]
}

test('2,000 draws at once on two nodes give exactly the 50 prizes, each with its present', async () => {
  const id = await buildLottery(node, {
    type: 1,
    per_day: 100,
    per_total: 100,
    prizes: [{ count: 50, odds: 900_000 }],
  })
  expect(await storm('draw', id, 50)).toEqual({ '澄光 C1 Pro 机身': 50, lost: 1950 })
  expect(await stateOf(id)).toEqual({ tickets: 2000, numbers: 2000, won: 50, given: 50, presents: 50 })
})

test('times of a day and in all are exact, and numbers have no gap', async () => {
  const id = await buildLottery(node, { per_day: 2, per_total: 3 })
  expect(await storm('join', id, 5)).toEqual({ joined: 80, LotteryTimesUsed: 120 })
  expect(await stateOf(id)).toMatchObject({ tickets: 80, numbers: 80 })
})

const pass = (on: TestNode) =>
  settleLotteries({ db: on.app.db, now: on.app.now(), signal: new AbortController().signal })

test('a draw whose connection is killed in the middle leaves nothing, and the next one draws each prize once', async () => {
  const id = await buildLottery(node, { public_source: '', prizes: [{ count: 1 }, { count: 30 }] })
  await storm('join', id, 1)
  node.advance(3 * hourMs)
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  // The members' rows are locked, so that the draw stops at its first present.
  const blocker = node.app.db.transaction().execute(async (tx) => {
    await sql`select id from member where id = any(${members.map(({ userId }) => userId)}::uuid[]) for update`.execute(
      tx,
    )
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const draw = pass(node).then(
    () => 'drawn',
    () => 'killed',
  )
  await expect.poll(async () => (await killWaiting()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await draw).toBe('killed')
  expect(await stateOf(id)).toMatchObject({ tickets: 40, won: 0, given: 0, presents: 0 })
  release.resolve()
  await blocker
  await Promise.all([pass(node), pass(node)])
  expect(await stateOf(id)).toMatchObject({ tickets: 40, won: 31, given: 31, presents: 31 })
  node.setNow(noon(new Date()))
})

/** Ends the connections that wait for a member's row. */
async function killWaiting(): Promise<unknown[]> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%"member"%' and datname = current_database()
      and pid <> pg_backend_pid()`.execute(node.app.db)
  return rows
}

test('a prize that two devices claim at once is claimed once', async () => {
  const id = await buildLottery(node, { type: 1, prizes: [{ count: 1, odds: 1_000_000 }] })
  const member = await buildMember(node)
  const devices = [member, await signIn(node, member.userId)]
  const { id: ticketId } = await callAs(node, member, Lottery.Draw, { id, clientNonce: nonce(), adult: true })
  const { id: addressId } = await callAs(node, member, UserAddress.Create, address)
  const mine = await callAs(node, member, Lottery.GetMyDraws, {})
  const presentId = mine.items[0]?.presentId ?? ''
  const claims = Array.from({ length: 40 }, (_, index) => {
    const [on, as] = [nodes[index % 2] ?? node, devices[index % 4 < 2 ? 0 : 1] ?? member]
    const call =
      index % 3 === 0
        ? callUntilFree(on, as, Lottery.SetRewardAddress, { id: ticketId, addressId })
        : callUntilFree(on, as, Present.Claim, { id: presentId })
    return call.then(
      () => 'claimed',
      (error: unknown) => {
        if (error instanceof CallRefused) return String(error.code)
        throw error
      },
    )
  })
  const outcomes = new Set(await Promise.all(claims))
  outcomes.delete('claimed')
  const { PresentClaimed, NotAllowedNow, TooFast } = errorCatalogue
  const sentences = [PresentClaimed, NotAllowedNow, TooFast].map(({ code }) => String(code))
  expect([...outcomes].filter((code) => !sentences.includes(code))).toEqual([])
  const presents = await node.app.db
    .selectFrom('present')
    .where('source_id', '=', ticketId)
    .select(['state', 'version'])
    .execute()
  expect(presents).toEqual([expect.objectContaining({ state: 4 })])
})
