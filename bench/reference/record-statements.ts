import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { EventEmitter } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import pg from 'pg'
import type { Connection, Recording, Statement } from './statement.ts'

// Loaded before the server itself (`node --import`), in a second node on the same database: it reports to the benchmark
// the statements that each request sends to PostgreSQL. The measured server runs without it.

interface Call {
  clients: pg.Client[]
  statements: Statement[]
  completed: Set<number>
}

const calls = new AsyncLocalStorage<Call>()
process.once('disconnect', () => process.exit(0))
let connection: Connection | undefined

subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null) return
  const { request, response }: { request?: unknown; response?: unknown } = message
  if (request instanceof IncomingMessage && response instanceof ServerResponse) {
    calls.enterWith(listen(request.url ?? '', response))
  }
})

function listen(path: string, response: EventEmitter): Call {
  const call: Call = { clients: [], statements: [], completed: new Set() }
  response.once('finish', () => {
    const recording: Recording = { path, statements: call.statements }
    process.send?.({ recording, connection })
  })
  return call
}

const query: unknown = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')?.value
if (typeof query !== 'function') throw new Error('this version of pg has no query to listen to')
const sendQuery = query

Object.defineProperty(pg.Client.prototype, 'query', {
  value(this: pg.Client, ...args: unknown[]): unknown {
    const call = calls.getStore()
    if (call === undefined) return Reflect.apply(sendQuery, this, args)
    // Taken from a request's connection: while it starts, the server also connects to other databases.
    const { host, port, user = '', password, database = '' } = this
    connection = { host, port, user, password: String(password), database }
    return watch(call, recordAll(call, this, args), this, args)
  },
})

/** Records a statement and those that are sent ahead of it in the same message. @returns their indices */
function recordAll(call: Call, client: pg.Client, args: unknown[]): number[] {
  const [first] = args
  const isFramed = typeof first === 'object' && first !== null && 'leading' in first
  const leading: unknown[] = isFramed && Array.isArray(first.leading) ? first.leading : []
  return [...leading.map((one) => record(call, client, [one])), record(call, client, args)]
}

function record(call: Call, client: pg.Client, [first, second]: unknown[]): number {
  const config = typeof first === 'object' && first !== null ? first : { text: first }
  const text = 'text' in config ? String(config.text) : ''
  const given = 'values' in config && Array.isArray(config.values) ? config.values : second
  const values: unknown[] = Array.isArray(given) ? given : []
  if (!call.clients.includes(client)) call.clients.push(client)
  const statement = { text, values, after: [...call.completed], client: call.clients.indexOf(client) }
  return call.statements.push(statement) - 1
}

function watch(call: Call, indices: number[], client: pg.Client, args: unknown[]): unknown {
  const complete = () => {
    for (const index of indices) call.completed.add(index)
  }
  const [first] = args
  if (first instanceof pg.Query && 'callback' in first) {
    const own = first.callback
    const callback = (...results: unknown[]): unknown => {
      complete()
      return typeof own === 'function' ? Reflect.apply(own, first, results) : undefined
    }
    Object.assign(first, { callback })
  }
  const done = args.findLastIndex((argument) => typeof argument === 'function')
  const callback = args[done]
  if (typeof callback === 'function') {
    const wrapped = (...results: unknown[]) => {
      complete()
      Reflect.apply(callback, undefined, results)
    }
    return Reflect.apply(sendQuery, client, args.with(done, wrapped))
  }
  const running: unknown = Reflect.apply(sendQuery, client, args)
  // Attached before the caller's own handlers, so that the caller's next statement is recorded after it.
  if (running instanceof Promise) void running.then(complete)
  return running
}
