import { NewPublish, SysBaseInfo, UserFollow, UserInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { leaveDatabase } from './away-drill.ts'
import { skewClocks } from './clock-drill.ts'
import { hasPassed, tableOf, type Finding } from './drill.ts'
import { fuzz } from './fuzz-drill.ts'
import type { Scene } from './journal.ts'
import { messageCrowd } from './live-drill.ts'
import { openOwnDatabase, type OwnDatabase } from './own-database.ts'
import { raceOnNodes } from './race-drill.ts'
import { stopProcesses } from './running-node.ts'
import { openStage, type Stage } from './stage.ts'
import { stopNode } from './stop-drill.ts'

// The drills of `npm run drills`, in a short form.
let database: OwnDatabase
let stage: Stage
let scene: Scene
beforeAll(async () => {
  database = await openOwnDatabase(inject('postgresUrl'))
  stage = await openStage({ database })
  scene = await stage.peopleWith(60)
})
afterAll(async () => {
  await stage.close()
  await stopProcesses()
  await database.close()
})

function expectPassed(...findings: Finding[]): void {
  expect(findings.every(hasPassed), tableOf(findings)).toBe(true)
}

test('what must happen exactly so often happens so often on two nodes', async () => {
  expectPassed(...(await raceOnNodes({ stage, scene, crowd: 20 })))
})

test('a database that is away for two seconds', async () => {
  expectPassed(await leaveDatabase({ stage, scene, proxy: database.proxy, awayMs: 2000 }))
})

test('private messages reach those who are connected, over either node', async () => {
  expectPassed(...(await messageCrowd({ stage, scene, connections: 60, messages: 12 })))
})

test('callers and nodes whose clock is wrong', async () => {
  expectPassed(...(await skewClocks({ stage, scene, nights: [] })))
})

test('hostile bodies with limits on', async () => {
  const methods = [
    NewPublish.SaveDraft,
    NewPublish.Detail,
    UserInfo.Update,
    UserFollow.Follow,
    SysBaseInfo.GetTopicList,
  ]
  expectPassed(await fuzz({ stage, scene, budgetMs: 3000, methods }))
  // The node that was fuzzed stops.
  expectPassed(await stopNode({ stage, scene, inFlight: 60, stuck: 10 }))
})
