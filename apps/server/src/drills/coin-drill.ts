import fc from 'fast-check'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { App } from '../context.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { insertMember } from '../domains/member/index.ts'
import { Failure } from '../fail.ts'
import {
  coinSteps,
  loadBalance,
  readCoinCases,
  runCoinCommand,
  type CoinCommand,
  type CoinOutcome,
  type CoinStep,
} from './coin-commands.ts'
import { newFinding, type Finding } from './drill.ts'

export interface CoinDrillOptions {
  app: App
  databaseUrl: string
  runs: number
  /** Commands of each run. */
  commands: number
  seed: number
}

const dayMs = 24 * 3600_000
/** Why a command may be refused. */
const refusals = ['CoinsNotEnough', 'CoinDayLimit', 'ContentNotFound']

/**
 * R13: random commands about a member's coins on two pools, some at the same time and some rolled back. Afterwards
 * every movement balances, no cause counted twice, the balance is what the committed commands said, and no coins were
 * used after their end.
 */
export async function proveCoins({ app, databaseUrl, ...options }: CoinDrillOptions): Promise<Finding> {
  const second = openDatabase({ url: databaseUrl, max: 4 })
  const pools = [app.db, second.db]
  const finding = newFinding('R13 coin ledger')
  let committed = 0
  const property = fc.asyncProperty(coinSteps(options.commands), async (steps) => {
    const memberId = uuid()
    let now = new Date('2026-11-01T04:00:00Z')
    await app.db
      .transaction()
      .execute((tx) =>
        insertMember({ now }, tx, { id: memberId, nickName: memberId, sex: 0, photographyLevel: 1 }),
      )
    const outcomes: CoinOutcome[] = []
    for (const { days, commands } of steps) {
      now = new Date(now.getTime() + days * dayMs)
      const run = (command: CoinCommand) =>
        attempt({ app, now, memberId }, pools[command.pool] ?? app.db, command)
      outcomes.push(...(await Promise.all(commands.map(run))).filter((outcome) => outcome !== null))
    }
    committed += outcomes.length
    await judge(app.db, memberId, outcomes)
  })
  const cases = readCoinCases()
  try {
    const outcome = await fc.check(property, {
      seed: options.seed,
      includeErrorInReport: true,
      // The cases are the first of the runs.
      examples: cases.map(({ steps }) => [steps]),
      numRuns: cases.length + options.runs,
    })
    if (outcome.failed) finding.failures.push(await reportOf(outcome, cases))
  } finally {
    await second.close()
  }
  return { ...finding, note: `${cases.length} cases, ${options.runs} runs, ${committed} committed commands` }
}

/** Names the case that failed, or says what to add to the cases. */
async function reportOf(
  outcome: fc.RunDetails<[CoinStep[]]>,
  cases: ReturnType<typeof readCoinCases>,
): Promise<string> {
  const report = (await fc.asyncDefaultReportMessage(outcome)) ?? ''
  // The path begins with the number of the run.
  const failed = cases[Number(outcome.counterexamplePath?.split(':')[0])]
  const [steps = []] = outcome.counterexample ?? []
  return failed === undefined
    ? `${report}\nAdd to coin-cases.json:\n${JSON.stringify({ name: '', steps })}`
    : `the case "${failed.name}": ${report}`
}

/** @returns what a committed command did; null for one that was rolled back or refused */
async function attempt(
  member: { app: App; now: Date; memberId: string },
  db: Database,
  command: CoinCommand,
): Promise<CoinOutcome | null> {
  try {
    return await db.transaction().execute(async (tx) => {
      const outcome = await runCoinCommand(member, tx, command)
      if (command.aborts) throw new RolledBack()
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return null
    if (error instanceof Failure && refusals.includes(error.errorName)) return null
    throw error
  }
}

class RolledBack extends Error {}

async function judge(db: Database, memberId: string, outcomes: readonly CoinOutcome[]): Promise<void> {
  const expected = outcomes.reduce((sum, { delta }) => sum + delta, 0)
  const effects = outcomes.flatMap(({ effect }) => effect ?? [])
  const balance = await db.transaction().execute((tx) => loadBalance(tx, memberId))
  const { rows } = await sql<{ total: number; unbalanced: number; refunded: number; spent: number }>`
    select coalesce(sum(entries.total), 0) as total, count(*) filter (where entries.total <> 0) as unbalanced,
      coalesce(sum(amount) filter (where kind = 3), 0) as refunded,
      coalesce(-sum(amount) filter (where kind = 2), 0) as spent
    from coin_tx tx, lateral (
      select coalesce(sum(amount), 0) as total from coin_entry where tx_id = tx.id) as entries
    where member_id = ${memberId}`.execute(db)
  const [ledger] = rows
  if (balance !== expected) throw new Error(`the balance is ${balance}, not ${expected}`)
  if (new Set(effects).size < effects.length)
    throw new Error(`counted twice: ${effects.toSorted().join(', ')}`)
  const misused = await findMisused(db, memberId)
  if (misused > 0)
    throw new Error(`${misused} entries of expired coins, or of a refund for less than 30 days`)
  if (ledger === undefined || ledger.total !== 0 || ledger.unbalanced > 0 || ledger.refunded > ledger.spent) {
    throw new Error(`the ledger does not balance: ${JSON.stringify(ledger)}`)
  }
}

/** Entries that took coins from a lot that had expired, or gave them back for less than thirty days. */
async function findMisused(db: Database, memberId: string): Promise<number> {
  const { rows } = await sql<{ misused: number }>`
    select count(*) as misused
    from coin_tx tx join coin_entry entry on entry.tx_id = tx.id join coin_lot lot on lot.id = entry.lot_id
    where tx.member_id = ${memberId}
      and ((tx.kind in (2, 5, 6) and entry.amount < 0 and lot.expires_at <= tx.created_at)
        or (tx.kind = 3 and lot.expires_at < tx.created_at + interval '30 days'))`.execute(db)
  return rows[0]?.misused ?? 0
}
