/**
 * Entry point of the child process that reads members' videos with FFmpeg's libraries. It shares nothing with the
 * server: its order is its argument, its environment is empty, and the parent limits its memory, time and network.
 */
import { writeSync } from 'node:fs'
import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import * as z from 'zod'
import { EncodeOrder } from '../encode-order.ts'
import { encode } from './encode.ts'
import { probe } from './probe.ts'

const Order = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('probe'), path: z.string() }),
  z.object({ kind: z.literal('encode'), order: EncodeOrder }),
])

function say(line: string): void {
  writeSync(1, `${line}\n`)
}

let said = 0
function reportProgress(seconds: number): void {
  if (seconds < said + 0.5) return
  said = seconds
  say(seconds.toFixed(3))
}

try {
  Log.setLevel(AV_LOG_ERROR)
  const order = Order.parse(JSON.parse(process.argv[2] ?? ''))
  if (order.kind === 'probe') say(JSON.stringify(probe(order.path)))
  else encode(order.order, reportProgress)
} catch (error) {
  writeSync(2, error instanceof Error ? error.message : 'failed')
  // No clean-up is needed: the kernel frees the memory of libav.
  process.exit(1)
}
process.exit(0)
