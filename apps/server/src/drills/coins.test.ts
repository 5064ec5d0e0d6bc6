import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { proveCoins } from './coin-drill.ts'
import { hasPassed, tableOf } from './drill.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('known and random sequences of commands about coins on two pools leave a ledger that balances', async () => {
  const { app, databaseUrl } = node
  const finding = await proveCoins({ app, databaseUrl, runs: 15, commands: 20, seed: 13 })
  expect(hasPassed(finding), tableOf([finding])).toBe(true)
})
