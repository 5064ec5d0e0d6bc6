import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../db/embedded/start-embedded.ts'
import { startS3Simulator } from '../storage/testing/s3-simulator.ts'
import { leaveDatabase } from './away-drill.ts'
import { skewClocks } from './clock-drill.ts'
import { fillDisk } from './disk-drill.ts'
import { proveCoins } from './coin-drill.ts'
import { hasPassed, seconds, tableOf, type Finding } from './drill.ts'
import { messageCrowd } from './live-drill.ts'
import { fuzz } from './fuzz-drill.ts'
import { killDatabase, killProgram } from './kill-drill.ts'
import { reachByProxy } from './own-database.ts'
import { raceOnNodes } from './race-drill.ts'
import { killDuringRedeems } from './redeem-drill.ts'
import { stopProcesses } from './running-node.ts'
import { slowDatabase } from './slow-drill.ts'
import { restartInTurn } from './rolling-drill.ts'
import { openStage } from './stage.ts'
import { stopNode } from './stop-drill.ts'

/** Sizes of a full run; it takes a quarter of an hour at most on two processors. */
const full = {
  people: 600,
  kills: 20,
  enough: 60,
  redeems: 500,
  crowd: 100,
  awayMs: 30_000,
  lockMs: 20_000,
  inFlight: 200,
  stuck: 50,
  fuzzMs: 180_000,
  requests: 1000,
  live: { connections: 2000, messages: 100 },
  coinRuns: 5000,
  coinCommands: 50,
  nights: ['2027-12-31T15:59:59Z', '2028-02-28T16:00:00Z', '2028-02-29T15:59:59Z'],
}

/** Which part, all by default; and where nginx is. */
const [only, nginx = '/usr/sbin/nginx'] = process.argv.slice(2)
const begin = performance.now()
const findings: Finding[] = []

function report(...found: Finding[]): void {
  findings.push(...found)
  for (const one of found)
    console.log(
      `  ${hasPassed(one) ? '✓' : '✗'} ${seconds(performance.now() - begin).padStart(8)}  ${one.drill}: ${one.note}`,
    )
}

/** Two nodes in production on the embedded database, with files in a folder: what a crash may not destroy. */
async function drillCrashes(): Promise<void> {
  const stage = await openStage()
  try {
    const scene = await stage.peopleWith(full.people)
    const options = { stage, scene, kills: full.kills, enough: full.enough }
    report(await killDatabase(options))
    report(await killProgram(options))
    report(await killDuringRedeems({ stage, scene, redeems: full.redeems }))
  } finally {
    await stage.close()
  }
}

/** Two nodes in production on a database of the operator and an S3 store: faults around them, and attacks. */
async function drillFaults(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'guangquan-own-'))
  const own = await startEmbedded({ dataDir: folder, log: silent })
  const database = await reachByProxy(own.url)
  const keys = { accessKeyId: 'drill', secretAccessKey: randomBytes(16).toString('hex'), region: 'cn-drill' }
  const s3 = await startS3Simulator({ ...keys, bucket: 'photos', mode: 'aws' })
  const stage = await openStage({
    database,
    settings: {
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: keys.region,
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
    },
  })
  try {
    const scene = await stage.peopleWith(full.people)
    report(...(await raceOnNodes({ stage, scene, crowd: full.crowd })))
    report(await fillDisk({ stage, scene }))
    report(await leaveDatabase({ stage, scene, proxy: database.proxy, awayMs: full.awayMs }))
    report(...(await slowDatabase({ stage, scene, proxy: database.proxy, lockMs: full.lockMs })))
    report(...(await skewClocks({ stage, scene, nights: full.nights })))
    report(await fuzz({ stage, scene, budgetMs: full.fuzzMs }))
    // The node that was fuzzed is the one that stops.
    report(await stopNode({ stage, scene, inFlight: full.inFlight, stuck: full.stuck }))
  } finally {
    await stage.close()
    await database.close()
    await s3.close()
    await own.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Two nodes in production with as many live connections on one as it takes. */
async function drillLive(): Promise<void> {
  const stage = await openStage()
  try {
    const scene = await stage.peopleWith(full.people)
    report(...(await messageCrowd({ stage, scene, ...full.live })))
  } finally {
    await stage.close()
  }
}

/** Two nodes behind nginx, where the machine has it. */
async function drillRolling(): Promise<void> {
  if (!existsSync(nginx)) return console.log(`  - rolling restart left out: there is no ${nginx}`)
  const config = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url))
  const stage = await openStage()
  try {
    const scene = await stage.peopleWith(full.people)
    report(await restartInTurn({ stage, scene, nginx, config, requests: full.requests }))
  } finally {
    await stage.close()
  }
}

/** The ledger of coins, on two pools of one database. */
async function drillCoins(): Promise<void> {
  const stage = await openStage()
  try {
    const { observer, directUrl: databaseUrl } = stage
    const seed = Date.now() % 2 ** 31
    const { coinRuns: runs, coinCommands: commands } = full
    report(await proveCoins({ app: observer.app, databaseUrl, runs, commands, seed }))
  } finally {
    await stage.close()
  }
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const parts = {
  crashes: drillCrashes,
  faults: drillFaults,
  live: drillLive,
  rolling: drillRolling,
  coins: drillCoins,
}
try {
  for (const [name, part] of Object.entries(parts)) if (only === undefined || only === name) await part()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await stopProcesses()
}
console.log(`\n${tableOf(findings)}\n`)
const passed = findings.every(hasPassed) && process.exitCode !== 1
console.log(
  `${passed ? 'All drills passed' : 'NOT all drills passed'}, ${seconds(performance.now() - begin)}`,
)
// Whatever a drill that failed left open; the command removes its processes and files.
process.exit(passed ? 0 : 1)
