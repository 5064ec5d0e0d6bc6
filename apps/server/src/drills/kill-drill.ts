import { setTimeout as sleep } from 'node:timers/promises'
import { proveCounters } from '../jobs/prove-counters.ts'
import { counterProofs } from '../program.ts'
import { newFinding, percentile, seconds, type Finding } from './drill.ts'
import {
  compareWithDatabase,
  countOtherResponses,
  newJournal,
  untilWritten,
  write,
  type Journal,
  type Scene,
} from './journal.ts'
import type { Stage } from './stage.ts'

export interface KillOptions {
  stage: Stage
  scene: Scene
  /** How often. */
  kills: number
  /** Acknowledged writes before each kill, and after the last one. */
  enough: number
  /** How many members write at once. */
  writers?: number
}

/** R1: kill -9 of PostgreSQL while two nodes write. The program starts it again and continues. */
export async function killDatabase(options: KillOptions): Promise<Finding> {
  const { stage, kills } = options
  const backAfter: number[] = []
  const journal = await writeDuring(options, async (one) => {
    for (let kill = 0; kill < kills; kill++) {
      await untilWritten(one, options.enough)
      const killed = performance.now()
      process.kill(stage.postmasterPid(), 'SIGKILL')
      backAfter.push(await untilAcknowledged(one, killed))
    }
    await untilWritten(one, options.enough)
  })
  const finding = await judge('R1 kill -9 of PostgreSQL', options, journal)
  const slowest = Math.max(...backAfter)
  if (slowest === Infinity) finding.failures.push('writes did not succeed again')
  if (slowest > 10_000) finding.slow.push(`writes succeeded again only after ${seconds(slowest)}`)
  // The program itself kept running: every refusal is an envelope, and quick.
  const slow = percentile(
    journal.refused.map(({ milliseconds }) => milliseconds),
    0.95,
  )
  if (slow > 5000) finding.slow.push(`refusals took ${seconds(slow)} (p95)`)
  finding.note = `back after ${seconds(slowest)} at most`
  return finding
}

/** R2: kill -9 of one of two nodes, which is started again and reuses the running PostgreSQL. */
export async function killProgram(options: KillOptions): Promise<Finding> {
  const { stage, kills } = options
  const postmaster = stage.postmasterPid()
  const readyAfter: number[] = []
  const journal = await writeDuring(options, async (one) => {
    for (let kill = 0; kill < kills; kill++) {
      await untilWritten(one, options.enough)
      const node = stage.nodes[kill % stage.nodes.length]
      node?.signal('SIGKILL')
      await node?.exited
      readyAfter.push((await stage.restart(kill % stage.nodes.length)).readyAfter)
    }
    await untilWritten(one, options.enough)
  })
  const finding = await judge('R2 kill -9 of the program', options, journal)
  if (stage.postmasterPid() !== postmaster) finding.failures.push('another PostgreSQL was started')
  const slowest = Math.max(...readyAfter)
  if (slowest > 5000) finding.slow.push(`a node was ready only after ${seconds(slowest)}`)
  finding.note = `ready after ${seconds(percentile(readyAfter, 0.5))}, at most ${seconds(slowest)}`
  return finding
}

async function writeDuring(
  { scene, writers = 16 }: KillOptions,
  work: (journal: Journal) => Promise<void>,
): Promise<Journal> {
  const journal = newJournal()
  let over = false
  const writing = Array.from({ length: writers }, (_, seed) =>
    write(scene, journal, { seed: seed * 1000, isOver: () => over }),
  )
  try {
    await work(journal)
  } finally {
    over = true
    await Promise.all(writing)
  }
  return journal
}

/** @returns milliseconds from the kill until a write that was sent after it was acknowledged */
async function untilAcknowledged({ times }: Journal, killed: number): Promise<number> {
  const deadline = killed + 30_000
  // What was on its way at the kill does not count.
  const first = () => times.find((time) => time > killed + 300)
  while (first() === undefined && performance.now() < deadline) await sleep(20)
  return (first() ?? Infinity) - killed
}

async function judge(
  drill: string,
  { scene, kills, enough }: KillOptions,
  journal: Journal,
): Promise<Finding> {
  const other = await countOtherResponses(scene, journal, enough)
  const { lost, doubled } = await compareWithDatabase(scene.observer, journal)
  const { db, log } = scene.observer.app
  const drifts = await proveCounters({ db, log, signal: new AbortController().signal }, counterProofs)
  const broken = journal.refused.filter(({ status }) => status === 500).length
  const failures = [
    ...(other > 0 ? [`${other} repeated writes got another response than at first`] : []),
    ...(drifts.length > 0 ? [`counters that are not their rows: ${JSON.stringify(drifts.slice(0, 3))}`] : []),
    ...(lost.length > 0 ? [`lost: ${lost.slice(0, 3).join(', ')}`] : []),
    ...(doubled.length > 0 ? [`doubled: ${doubled.slice(0, 3).join(', ')}`] : []),
  ]
  const acknowledged = journal.entries.length
  const counts = { kills, acknowledged, lost: lost.length, doubled: doubled.length, broken }
  return { ...newFinding(drill), counts, failures }
}
