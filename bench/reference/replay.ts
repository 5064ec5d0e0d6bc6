import { createHash, randomBytes } from 'node:crypto'
import { fastify } from 'fastify'
import pg from 'pg'
import * as z from 'zod'
import { receiveSetup, reportPort } from './reference-messages.ts'
import { Connection, nonceMark, Statement } from './statement.ts'

// The same SQL without the product around it: plain Fastify and `pg`, every statement named and therefore prepared
// once, its rows as JSON. Statements wait for exactly those they waited for in the recorded call.

const Setup = z.object({
  connection: Connection,
  connections: z.int(),
  /** Recorded calls by path. The calls of a path take turns. */
  plans: z.record(z.string(), z.array(z.array(Statement))),
})

const setup = Setup.parse(await receiveSetup())
const pool = new pg.Pool({ ...setup.connection, max: setup.connections })
pool.on('error', (error) => console.error(error))

type Run = (nonce: string) => Promise<unknown>

function prepare(statements: Statement[]): Run {
  const steps = statements.map(({ text, values, after, hasNonce }) => ({
    name: createHash('sha256').update(text).digest('base64url').slice(0, 20),
    text,
    values: values.map(toDriver),
    after,
    hasNonce,
  }))
  return async (nonce) => {
    const running: Promise<pg.QueryResult>[] = []
    for (const { name, text, values, after, hasNonce } of steps) {
      const send = () =>
        pool.query({ name, text, values: hasNonce ? values.map((value) => fill(value, nonce)) : values })
      const before = running.filter((_, index) => after.includes(index))
      running.push(before.length === 0 ? send() : Promise.all(before).then(send))
    }
    return (await Promise.all(running)).map((result): unknown => result.rows)
  }
}

function fill(value: unknown, nonce: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => fill(one, nonce))
  return value === nonceMark ? nonce : value
}

// Bytes arrive in the message as a plain Uint8Array.
function toDriver(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value) : value
}

const server = fastify()
for (const [path, recorded] of Object.entries(setup.plans)) {
  const runs = recorded.map(prepare)
  let turn = 0
  server.post(path, async (_request, reply) => {
    const run = runs[turn++ % runs.length]
    reply.type('application/json; charset=utf-8')
    return JSON.stringify(await run?.(randomBytes(4).toString('hex')))
  })
}
await server.listen({ port: 0, host: '127.0.0.1' })
reportPort(server.server.address())
