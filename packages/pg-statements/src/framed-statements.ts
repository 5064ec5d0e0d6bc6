import pg from 'pg'
import utils from 'pg/lib/utils.js'
import { nameOf } from './named-statements.ts'

declare module 'pg' {
  // Fields of the query that a connection is running, which pg's types omit.
  interface Query {
    queryMode?: 'extended'
    handleDataRow: (message: unknown) => void
    handleCommandComplete: (message: unknown, connection: pg.Connection) => void
  }
}

/** A statement that is sent ahead of another in the same message, and whose rows nobody needs. */
export interface Leading {
  /** The name under which it is prepared. */
  name: string
  text: string
  values: readonly unknown[]
}

/** Begins a transaction, ahead of its first statement. */
export const begin: Leading = { name: 'begin', text: 'begin', values: [] }

/** Travels with a statement as an additional parameter, which its connection removes. */
class Frame {
  readonly leading: readonly Leading[]
  constructor(leading: readonly Leading[]) {
    this.leading = leading
  }
}

/** The parameters of a statement together with the statements ahead of it, which cost no round trip of their own. */
export function framed(parameters: readonly unknown[], leading: readonly Leading[]): readonly unknown[] {
  return leading.length === 0 ? parameters : [...parameters, new Frame(leading)]
}

/**
 * An additional parameter of a statement whose result nobody needs: inside a transaction it may be sent with the next
 * one.
 */
export const deferrable: unknown = new Frame([])

interface Sent {
  name: string | undefined
  text: string
  values: readonly unknown[]
}

/** Makes a new connection send framed statements. */
export function sendFramed(client: pg.PoolClient, dependent: readonly Leading[]): void {
  const plain: unknown = Reflect.get(client, 'query')
  if (typeof plain !== 'function') throw new Error('a connection without query')
  const prepared = new Set<string>()

  // These cannot be prepared by running them: they belong to the transaction of the statement that they lead.
  const prepareDependent = () => {
    if (prepared.has(begin.name)) return
    const all = [begin, ...dependent]
    for (const { name } of all) prepared.add(name)
    const query = new PrepareQuery(all)
    query.callback = (error) => {
      if (error !== null) prepared.clear()
    }
    Reflect.apply(plain, client, [query])
  }

  const run = (sent: Sent, leading: readonly Leading[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const query = new FramedQuery(sent, leading)
      query.callback = (error, result) => (error === null ? resolve(result) : reject(error))
      Reflect.apply(plain, client, [query])
    })

  const send = async (sent: Sent, leading: readonly Leading[]): Promise<unknown> => {
    if (leading.length > 0) prepareDependent()
    let together: Leading[] = []
    for (const one of leading) {
      if (prepared.has(one.name)) together.push(one)
      else {
        // Once per connection as a query, which pg prepares.
        await run(one, together)
        prepared.add(one.name)
        together = []
      }
    }
    return run(sent, together)
  }

  Object.defineProperty(client, 'query', {
    value: (first: unknown, ...rest: unknown[]): unknown => {
      const [values] = rest
      const frame: unknown = Array.isArray(values) ? values.at(-1) : undefined
      return typeof first === 'string' && Array.isArray(values) && frame instanceof Frame
        ? send({ name: nameOf(first), text: first, values: values.slice(0, -1) }, frame.leading)
        : Reflect.apply(plain, client, [first, ...rest])
    },
  })
}

/** Prepares statements without running them. */
class PrepareQuery extends pg.Query {
  callback: (error: Error | null) => void = () => undefined

  constructor(statements: readonly Leading[]) {
    super({ text: '' })
    this.submit = (connection) => {
      connection.stream.cork()
      for (const { name, text } of statements) connection.parse({ name, text, types: [] }, true)
      connection.sync()
      connection.stream.uncork()
      return null
    }
  }
}

class FramedQuery extends pg.Query {
  callback: (error: Error | null, result: unknown) => void = () => undefined
  /** The benchmark reads it too. */
  readonly leading: readonly Leading[]
  /** The number of responses to the leading statements. */
  #completed = 0

  constructor({ name, text, values }: Sent, leading: readonly Leading[]) {
    super({ name, text, values: [...values] })
    this.leading = leading
    // Also without parameters: several statements of the simple protocol would not see each other's settings.
    this.queryMode = 'extended'
    const { submit, handleDataRow, handleCommandComplete } = this
    this.submit = (connection) => {
      connection.stream.cork()
      for (const one of leading) {
        const values = one.values.map((value) => utils.prepareValue(value))
        connection.bind({ statement: one.name, values }, true)
        connection.execute({}, true)
      }
      const refused = submit.call(this, connection)
      connection.stream.uncork()
      return refused
    }
    this.handleDataRow = (message) => {
      if (this.#completed === leading.length) handleDataRow.call(this, message)
    }
    this.handleCommandComplete = (message, connection) => {
      if (this.#completed === leading.length) handleCommandComplete.call(this, message, connection)
      else this.#completed += 1
    }
  }
}
