import { rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.ts'

/** Settings of a server whose rewards can be switched off. */
export const growthSwitch = { NODE_OPTIONS: `--import=${root}bench/program/growth-switch.ts` }

// Longer than the server looks for the file, and than it gathers events.
const noticedMs = 300
const settleMs = 30_000
const lookMs = 500
/** Share of a processor that a server uses without work. */
const idleShare = 0.1

interface Switched {
  dataDir: string
  readCpu: () => Promise<number>
  readDatabaseCpu: () => number | null
}

/** Switches rewards on or off, and waits until earlier ones are counted. */
export async function switchGrowth(
  { dataDir, readCpu, readDatabaseCpu }: Switched,
  earns: boolean,
): Promise<void> {
  const flag = `${dataDir}.no-growth`
  if (earns) rmSync(flag, { force: true })
  else writeFileSync(flag, '')
  await sleep(noticedMs)
  const readAll = async () => (await readCpu()) + (readDatabaseCpu() ?? 0)
  const deadline = performance.now() + settleMs
  for (let before = await readAll(); performance.now() < deadline;) {
    await sleep(lookMs)
    const now = await readAll()
    if (now - before < (idleShare * lookMs) / 1000) return
    before = now
  }
}
