import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as z from 'zod'
import type { App } from '../context.ts'
import type { Tx } from '../db/client.ts'
import {
  correctCoins,
  earnCoins,
  eraseCoins,
  expireCoinsOf,
  refundCoins,
  spendCoins,
  takeBackCoins,
} from '../domains/coin/index.ts'

const kinds = ['earn', 'spend', 'refund', 'takeBack', 'correct', 'expire', 'erase'] as const

const CoinCommand = z.strictObject({
  kind: z.enum(kinds),
  /** Few, so that causes repeat. */
  cause: z.string(),
  amount: z.int().min(1),
  /** Which pool runs it, and whether its transaction is rolled back. */
  pool: z.int().min(0).max(1),
  aborts: z.boolean(),
})
/** Something that happens to a member's coins. */
export type CoinCommand = z.infer<typeof CoinCommand>

/** What happens at the same time, after so many days. */
const CoinStep = z.strictObject({ days: z.int().min(0), commands: z.array(CoinCommand).min(1) })
export type CoinStep = z.infer<typeof CoinStep>

const CoinCases = z.array(z.strictObject({ name: z.string().min(1), steps: z.array(CoinStep).min(1) }))
const casesFile = new URL('coin-cases.json', import.meta.url)

/** Sequences that once failed or are known to be dangerous, in `coin-cases.json`: each run begins with them. */
export const readCoinCases = (): z.infer<typeof CoinCases> =>
  CoinCases.parse(JSON.parse(readFileSync(casesFile, 'utf8')))

const command = fc.record<CoinCommand>({
  kind: fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom('earn', 'spend', 'spend', 'correct') },
    { weight: 39, arbitrary: fc.constantFrom('refund', 'takeBack', 'expire') },
    { weight: 1, arbitrary: fc.constant('erase') },
  ),
  cause: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  amount: fc.integer({ min: 1, max: 1500 }),
  pool: fc.nat({ max: 1 }),
  aborts: fc.boolean(),
})

export const coinSteps = (count: number) =>
  fc.array(
    fc.record<CoinStep>({
      days: fc.constantFrom(0, 0, 0, 3, 40, 200),
      commands: fc.array(command, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: Math.ceil(count / 2), size: 'max' },
  )

interface CoinMember {
  app: App
  now: Date
  memberId: string
}

/** What a command did: by how much it moved the balance, and what it counts as. */
export interface CoinOutcome {
  delta: number
  /** Unique: the same outcome twice means that a cause counted twice. */
  effect: string | null
}

const nothing: CoinOutcome = { delta: 0, effect: null }

/** Runs a command in a transaction. */
export async function runCoinCommand(
  { app, now, memberId }: CoinMember,
  tx: Tx,
  { kind, cause, amount }: CoinCommand,
): Promise<CoinOutcome> {
  const ctx = { app, now }
  const about = (bizType: string) => ({ memberId, bizType, bizId: cause })
  const outcome = (did: boolean, delta: number) => (did ? { delta, effect: `${kind} ${cause}` } : nothing)
  switch (kind) {
    case 'earn':
      return outcome(await earnCoins(ctx, tx, { ...about('earned'), amount, memo: '作品' }), amount)
    case 'spend':
      return outcome(await spendCoins(ctx, tx, { ...about('spent'), amount, memo: '相框' }), -amount)
    case 'correct': {
      const signed = amount % 2 === 0 ? amount : -amount
      return outcome(await correctCoins(ctx, tx, { ...about('corrected'), amount: signed, memo: '' }), signed)
    }
    case 'refund': {
      const refunded = await refundCoins(ctx, tx, about('spent'))
      return outcome(refunded > 0, refunded)
    }
    case 'takeBack':
      return { delta: -(await takeBackCoins(ctx, tx, about('earned'))), effect: null }
    case 'expire':
      return { delta: -(await expireCoinsOf(tx, now, memberId)), effect: null }
    case 'erase': {
      // As an erasure does, which locks the member first.
      await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute()
      await tx.updateTable('member').set({ status: 3 }).where('id', '=', memberId).execute()
      const delta = -(await loadBalance(tx, memberId))
      await eraseCoins(tx, now, memberId)
      return { delta, effect: null }
    }
  }
}

/** Coins of a member in lots, expired ones too. */
export async function loadBalance(tx: Tx, memberId: string): Promise<number> {
  const rows = await tx.selectFrom('coin_lot').select('balance').where('member_id', '=', memberId).execute()
  return rows.reduce((sum, { balance }) => sum + balance, 0)
}
