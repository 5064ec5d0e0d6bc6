import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { RequestTemplate } from '../load/load-job.ts'
import { signRequest } from '../load/sign-request.ts'
import { refusalIn, type Caller } from '../people/call.ts'
import { root } from '../program/root.ts'
import { serverArguments, startServer } from '../program/start-server.ts'
import type { Cleanup } from '../cleanup.ts'
import { markVarying } from './marks.ts'
import { Connection, Recording, type Statement } from './statement.ts'

const Message = z.object({ recording: Recording, connection: Connection.optional() })
const preload = `${root}bench/reference/record-statements.ts`
const timeoutMs = 10_000

export interface Recorder {
  connection: () => Connection
  /**
   * Makes calls one after another through the real gate, the first ones to fill caches.
   * @param subjects target ids of the calls, one each; empty for calls that are repeated unchanged
   * @returns the statements that each of the others sent to PostgreSQL, with marks for values that vary
   */
  record: (
    first: readonly RequestTemplate[],
    shots: readonly RequestTemplate[],
    subjects: readonly string[],
  ) => Promise<Statement[][]>
  stop: () => Promise<void>
}

/** Starts a second node on the same data that reports the statements of each of its requests. */
export async function startRecorder(stops: Cleanup, members: Caller, dataDir: string): Promise<Recorder> {
  const server = await startServer(stops, {
    dataDir,
    args: ['--import', preload, ...serverArguments],
    settings: { WORKER: 'false' },
    ipc: true,
  })
  let connection: Connection | undefined
  const heard: Recording[] = []
  server.process.on('message', (message) => {
    const told = Message.parse(message)
    connection = told.connection ?? connection
    heard.push(told.recording)
  })

  async function recordOne(shot: RequestTemplate, subjects: readonly string[]): Promise<Statement[]> {
    heard.length = 0
    const request = signRequest(members, shot)
    const since = Date.now()
    const response = await fetch(server.url + request.path, {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
    })
    const text = await response.text()
    const problem = response.ok ? refusalIn(text) : text
    if (problem !== null) throw new Error(`${shot.path} could not be recorded: ${problem}`)
    for (const begin = performance.now(); performance.now() - begin < timeoutMs; await sleep(2)) {
      const recording = heard.find((one) => one.path === shot.path)
      if (recording !== undefined) {
        const nonce = request.headers['x-nonce'] ?? ''
        const subject = subjects.find((id) => shot.body?.includes(id)) ?? null
        return markVarying(recording.statements, { nonce, body: request.body ?? '', since, subject })
      }
    }
    throw new Error(`the recording node did not tell what ${shot.path} sent`)
  }

  return {
    connection: () => {
      if (connection === undefined) throw new Error('nothing was recorded yet')
      return connection
    },
    record: async (first, shots, subjects) => {
      const recorded: Statement[][] = []
      // The first call looks up the session, compiles the query and fills caches.
      for (const shot of first) await recordOne(shot, subjects)
      for (const shot of shots) recorded.push(await recordOne(shot, subjects))
      return recorded
    },
    stop: server.stop,
  }
}
