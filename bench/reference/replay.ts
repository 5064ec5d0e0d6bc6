import { createHash } from 'node:crypto'
import { fastify } from 'fastify'
import pg from 'pg'
import * as z from 'zod'
import { isMarked, makeFill } from './marks.ts'
import { pairOf } from './pair-of.ts'
import { receiveSetup, reportPort } from './reference-messages.ts'
import { Connection, Plan, type Statement } from './statement.ts'

// The same SQL without the product around it: plain Fastify and `pg`, every statement named and therefore prepared
// once, its rows as JSON. Statements wait for exactly those they waited for in the recorded call; a transaction runs on
// one connection.

const Setup = z.object({
  connection: Connection,
  connections: z.int(),
  /** By path. The calls of a path take turns. */
  plans: z.record(z.string(), Plan),
})

const setup = Setup.parse(await receiveSetup())
const pool = new pg.Pool({ ...setup.connection, max: setup.connections })
pool.on('error', (error) => console.error(error))

type Run = (subject: string) => Promise<unknown>
type Fill = (value: unknown) => unknown

function prepare(statements: Statement[]): Run {
  const inTransaction = new Set(
    statements.filter(({ text }) => /^begin\b/i.test(text)).map(({ client }) => client),
  )
  const steps = statements.map(({ text, values, after, client }) => ({
    name: createHash('sha256').update(text).digest('base64url').slice(0, 20),
    text,
    values: values.map(toDriver),
    isVarying: values.some(isMarked),
    after,
    client,
  }))
  const valuesOf = ({ isVarying, values }: (typeof steps)[number], fill: Fill) =>
    isVarying ? values.map(fill) : values
  return async (subject) => {
    const fill = makeFill(subject)
    const clients = new Map<number, Promise<pg.PoolClient>>()
    const clientOf = (index: number) => {
      const client = clients.get(index) ?? pool.connect()
      clients.set(index, client)
      return client
    }
    const running: Promise<pg.QueryResult>[] = []
    for (const step of steps) {
      const query = { name: step.name, text: step.text, values: valuesOf(step, fill) }
      const send = async () => {
        if (!inTransaction.has(step.client)) return pool.query(query)
        return (await clientOf(step.client)).query(query)
      }
      const before = running.filter((_, index) => step.after.includes(index))
      running.push(before.length === 0 ? send() : Promise.all(before).then(send))
    }
    const results = await Promise.allSettled(running)
    const failed = results.find((result) => result.status === 'rejected')
    for (const client of clients.values()) (await client).release(failed !== undefined)
    if (failed !== undefined) throw failed.reason
    return results.map((result): unknown => (result.status === 'fulfilled' ? result.value.rows : null))
  }
}

// Bytes arrive in the message as a plain Uint8Array.
function toDriver(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value) : value
}

const server = fastify()
for (const [path, { calls, subjects }] of Object.entries(setup.plans)) {
  const runs = calls.map(prepare)
  let turn = 0
  server.post(path, async (_request, reply) => {
    const { call, subject } = pairOf(turn, { calls: runs.length, subjects: subjects.length })
    turn += 1
    reply.type('application/json; charset=utf-8')
    return JSON.stringify(await runs[call]?.(subjects[subject] ?? ''))
  })
}
server.setErrorHandler((error, _request, reply) => {
  console.error(error)
  return reply.status(500).send()
})
await server.listen({ port: 0, host: '127.0.0.1' })
reportPort(server.server.address())
