import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { Cleanup } from '../cleanup.ts'

const Port = z.object({ port: z.int() })
const Cpu = z.object({ cpuSeconds: z.number() })

/** A running reference program. */
export interface Reference {
  url: string
  /** Processor seconds since its start. */
  readCpu: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts a reference program of this folder and sends it its data. */
export async function startReference(
  stops: Cleanup,
  name: 'plain-http.ts' | 'replay.ts',
  setup: object,
): Promise<Reference> {
  const child = fork(fileURLToPath(new URL(name, import.meta.url)), { serialization: 'advanced' })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const stopped = stops.add(stop)
  const heard = async () => {
    const messages: unknown[] = await once(child, 'message')
    return messages[0]
  }
  const port = heard()
  child.send(setup)
  const url = `http://127.0.0.1:${Port.parse(await port).port}`
  return {
    url,
    readCpu: async () => {
      const cpu = heard()
      child.send('cpu')
      return Cpu.parse(await cpu).cpuSeconds
    },
    stop: async () => {
      await stop()
      stopped()
    },
  }
}
