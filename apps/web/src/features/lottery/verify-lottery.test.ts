import { execFile } from 'node:child_process'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { drawList, instantHit } from '@guangquan/rules/events/lottery-draw'
import type { Hmac } from '@guangquan/rules/gear/ticket-code'
import { expect, test } from 'vitest'
import { verify, type LotteryRecord, type RecordedTicket, type Step } from './verify-lottery.mjs'

const hmac: Hmac = (key, message) =>
  Promise.resolve(createHmac('sha256', Buffer.from(key, 'base64url')).update(message).digest())
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A closed chain of members, of whom some have two tickets, without results. */
function makeRound(count: number, round = 1) {
  const seedBytes = randomBytes(32)
  const commit = sha256(seedBytes)
  let head = commit
  const tickets = Array.from({ length: count }, (_, index): RecordedTicket => {
    const code = sha256(`member ${Math.floor(index / 2)}`).slice(0, 32)
    const nonce = randomBytes(32).toString('hex')
    head = sha256(`${head}${code}${nonce}`)
    return { number: index + 1, code, nonce, hash: head, isExcluded: index === 3, prize: null }
  })
  return { round, commit, seed: seedBytes.toString('base64url'), head, count, tickets }
}

const prizes = [
  { title: '机身', count: 1, odds: 20_000 },
  { title: '背带', count: 6, odds: 200_000 },
]

/** A list as the server draws it. */
async function drawnList(count = 60): Promise<LotteryRecord> {
  const round = makeRound(count)
  const publicValue = '3927.41'
  const input = { seed: round.seed, root: round.head, publicValue }
  const counts = prizes.map((prize) => prize.count)
  const list = round.tickets.filter(({ isExcluded }) => !isExcluded)
  const won = new Map(
    (await drawList(hmac, input, { tickets: list, counts })).map((one) => [one.number, one.prize]),
  )
  const tickets = round.tickets.map((ticket) => ({ ...ticket, prize: won.get(ticket.number) ?? null }))
  return {
    type: 2,
    title: '岁末抽奖',
    publicSource: '上证指数',
    publicValue,
    prizes,
    rounds: [{ ...round, tickets }],
  }
}

/** Two days of instant draws as the server answers them, until the stock is gone. */
async function drawnInstants(): Promise<LotteryRecord> {
  const left = prizes.map((prize) => prize.count)
  const odds = prizes.map((prize) => prize.odds)
  const rounds: LotteryRecord['rounds'][number][] = []
  for (const round of [makeRound(40), makeRound(40, 2)]) {
    const tickets: RecordedTicket[] = []
    for (const ticket of round.tickets) {
      const hit = await instantHit(hmac, { seed: round.seed, ...ticket }, odds)
      const isLeft = hit !== null && (left[hit] ?? 0) > 0
      if (isLeft) left[hit] = (left[hit] ?? 0) - 1
      tickets.push({ ...ticket, prize: isLeft ? hit : null })
    }
    rounds.push({ ...round, tickets })
  }
  return { type: 1, title: '每日抽奖', publicSource: '', publicValue: null, prizes, rounds }
}

async function check(record: LotteryRecord): Promise<{ isRight: boolean; steps: Step[] }> {
  const steps: Step[] = []
  const isRight = await verify(record, (step) => steps.push(step))
  return { isRight, steps }
}

/** The record with its first round changed. */
const changed = (
  record: LotteryRecord,
  change: (round: LotteryRecord['rounds'][number]) => object,
): LotteryRecord => ({
  ...record,
  rounds: record.rounds.map((round, index) => (index === 0 ? { ...round, ...change(round) } : round)),
})

test('the file computes what the server drew, from a list and from instant draws', async () => {
  const list = await check(await drawnList())
  expect(list.isRight).toBe(true)
  expect(list.steps.map(({ step }) => step)).toEqual(['seed', 'chain', 'value', 'first', 'winners'])
  const instants = await check(await drawnInstants())
  expect(instants).toMatchObject({ isRight: true })
  expect(instants.steps).toHaveLength(6)
  expect((await check(await drawnList(0))).isRight).toBe(true)
})

test('a changed number, order, seed, public value, exclusion or winner fails, at the step that says it', async () => {
  const record = await drawnList()
  const tickets = record.rounds[0]?.tickets ?? []
  const at = (index: number, change: Partial<RecordedTicket>) =>
    tickets.map((ticket, place) => (place === index ? { ...ticket, ...change } : ticket))
  const failing = async (altered: LotteryRecord) => {
    const { isRight, steps } = await check(altered)
    return isRight ? 'right' : steps.at(-1)?.step
  }
  const seed = randomBytes(32).toString('base64url')
  const nonce = randomBytes(32).toString('hex')
  const winner = tickets.findIndex(({ prize }) => prize !== null)
  expect(await failing(changed(record, () => ({ seed })))).toBe('seed')
  expect(await failing(changed(record, () => ({ tickets: at(7, { nonce }) })))).toBe('chain')
  expect(await failing(changed(record, () => ({ tickets: tickets.toReversed() })))).toBe('chain')
  expect(await failing(changed(record, () => ({ tickets: tickets.slice(0, -1) })))).toBe('chain')
  expect(await failing({ ...record, publicValue: '3927.42' })).toMatch(/first|winners/)
  expect(await failing(changed(record, () => ({ tickets: at(winner, { isExcluded: true }) })))).toMatch(
    /first|winners/,
  )
  expect(await failing(changed(record, () => ({ tickets: at(winner, { prize: null }) })))).toMatch(
    /first|winners/,
  )
  const instants = await drawnInstants()
  const lost = instants.rounds[0]?.tickets.findIndex(({ prize }) => prize === null) ?? 0
  const won = instants.rounds[0]?.tickets.map((one, index) => (index === lost ? { ...one, prize: 0 } : one))
  expect(await failing(changed(instants, () => ({ tickets: won })))).toBe('winners')
})

test('the broken link is named', async () => {
  const record = await drawnList()
  const tickets = record.rounds[0]?.tickets.map((ticket, index) =>
    index === 11 ? { ...ticket, code: 'f'.repeat(32) } : ticket,
  )
  const { steps } = await check(changed(record, () => ({ tickets })))
  expect(steps.at(-1)).toMatchObject({ step: 'chain', isRight: false, brokenAt: 12 })
})

test('the same file runs with Node alone, and ends with 1 where something differs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verify-lottery-'))
  const run = promisify(execFile)
  const file = join(import.meta.dirname, 'verify-lottery.mjs')
  try {
    const path = join(folder, 'list.json')
    const record = await drawnList()
    await writeFile(path, JSON.stringify(record))
    expect((await run(process.execPath, [file, path])).stdout).toContain('与公布的名单一致')
    await writeFile(path, JSON.stringify({ ...record, publicValue: '0' }))
    await expect(run(process.execPath, [file, path])).rejects.toMatchObject({ code: 1 })
  } finally {
    await rm(folder, { recursive: true })
  }
})
