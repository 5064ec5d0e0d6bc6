import { writeFile } from 'node:fs/promises'
import * as z from 'zod'

/** Takes processor profiles of a running server. */
export interface Profiler {
  /** Profiles the server during `work` and writes the result, for the performance tools of a browser. */
  profile: (file: string, work: () => Promise<unknown>) => Promise<void>
}

const Targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }))
const Reply = z.looseObject({ id: z.int().optional(), result: z.unknown() })
const Profile = z.object({ profile: z.looseObject({}) })
const intervalMicroseconds = 500

/** Connects to the inspector of a server that was started with `--inspect=127.0.0.1:<port>`. */
export async function openProfiler(port: number): Promise<Profiler> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = Targets.parse(await response.json())
  if (target === undefined) throw new Error('the server has no inspector')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = Reply.parse(JSON.parse(String(data)))
    if (id !== undefined) waiting.get(id)?.(result)
  })
  let sent = 0
  const send = (method: string, params: object = {}) => {
    const id = (sent += 1)
    const { promise, resolve } = Promise.withResolvers<unknown>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    return promise.finally(() => waiting.delete(id))
  }
  await send('Profiler.enable')
  await send('Profiler.setSamplingInterval', { interval: intervalMicroseconds })
  return {
    profile: async (file, work) => {
      await send('Profiler.start')
      await work()
      const { profile } = Profile.parse(await send('Profiler.stop'))
      await writeFile(file, JSON.stringify(profile))
    },
  }
}
