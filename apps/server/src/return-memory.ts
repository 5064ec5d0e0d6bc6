import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as z from 'zod'

const Collect = z.custom<(options: { type: 'major'; flavor: 'last-resort' }) => void>(
  (value) => typeof value === 'function',
)

/**
 * Returns memory that only the start needed, once, shortly after it: 60 MB of an idle program for a pause of 0.2 s.
 * Otherwise V8 keeps the heap at the size to which reading a thousand files made it grow.
 */
export async function returnMemory(afterMs: number): Promise<void> {
  await sleep(afterMs, undefined, { ref: false })
  setFlagsFromString('--expose-gc')
  const collect = Collect.parse(runInNewContext('gc'))
  collect({ type: 'major', flavor: 'last-resort' })
}
