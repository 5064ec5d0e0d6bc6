import { begin, deferrable, framed, nameOf, nameRepeated, type Leading } from '@guangquan/pg-statements'
import {
  CompiledQuery,
  Kysely,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { Deadline } from './deadline.ts'
import { fenceOf, isFenced } from './fence.ts'
import type { DB } from './tables.gen.ts'
import { LanePlace, type WriteLane } from './write-lanes.ts'

/** What limits the statements of a request. */
export interface RequestLimits {
  deadline: Deadline
  /** Bounds the connections of its class of writes; null for a read. */
  lane: WriteLane | null
  /** Prepares statements that repeat, such as those of writes. */
  prepares?: boolean
  /** Whose rows of the fenced tables a statement finds, called for each statement; null, the default: everybody's. */
  whose?: () => string | null
}

type LimitedBy = (limits: RequestLimits) => Kysely<DB>

const sources = new WeakMap<Kysely<DB>, LimitedBy>()

/** Prepares a database opened with this dialect for `limitDatabase`. */
export function makeLimitable(db: Kysely<DB>, dialect: Dialect): void {
  const driver = dialect.createDriver()
  const initialised = driver.init()
  // Only the driver is new per request: a separate query compiler would cost more than many statements.
  const adapter = dialect.createAdapter()
  const compiler = dialect.createQueryCompiler()
  sources.set(
    db,
    (limits) =>
      new Kysely<DB>({
        dialect: {
          createDriver: () => new LimitedDriver(driver, initialised, limits),
          createAdapter: () => adapter,
          createQueryCompiler: () => compiler,
          createIntrospector: (limited) => dialect.createIntrospector(limited),
        },
      }),
  )
}

/** The same database, on the same pool, for one request: its statements end with the request's time. */
export function limitDatabase(db: Kysely<DB>, limits: RequestLimits): Kysely<DB> {
  const limit = sources.get(db)
  if (limit === undefined) throw new Error('a database that was not made limitable')
  return limit(limits)
}

/** The same database for work after a write for which no caller waits: its statements find rows by their keys too. */
export function preparingDatabase(db: Kysely<DB>): Kysely<DB> {
  return limitDatabase(db, { deadline: new Deadline(), lane: null, prepares: true })
}

class LimitedDriver implements Driver {
  readonly #driver: Driver
  readonly #initialised: Promise<void>
  readonly #deadline: Deadline
  readonly #place: LanePlace | null
  readonly #prepares: boolean
  readonly #whose: () => string | null
  constructor(
    driver: Driver,
    initialised: Promise<void>,
    { deadline, lane, prepares = lane !== null, whose = () => null }: RequestLimits,
  ) {
    this.#driver = driver
    this.#initialised = initialised
    this.#deadline = deadline
    this.#place = lane && new LanePlace(lane)
    this.#prepares = prepares
    this.#whose = whose
  }

  init(): Promise<void> {
    return this.#initialised
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#place?.take()
    try {
      this.#deadline.refuseLate()
      const inner = await this.#driver.acquireConnection()
      const connection = new LimitedConnection(inner, {
        deadline: this.#deadline,
        prepares: this.#prepares,
        whose: this.#whose,
      })
      this.#deadline.watch(connection)
      return connection
    } catch (error) {
      this.#place?.release()
      throw error
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await limited(connection).begin(this.#driver, settings)
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#deadline.commit(() => limited(connection).commit(this.#driver))
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return limited(connection).rollback(this.#driver)
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const held = limited(connection)
    this.#deadline.unwatch(held)
    // A later cancellation would hit the statement of the next user of the connection.
    try {
      await held.cancelled
      await this.#driver.releaseConnection(held.inner)
    } finally {
      this.#place?.release()
    }
  }

  // The pool belongs to the program.
  destroy(): Promise<void> {
    return Promise.resolve()
  }
}

class LimitedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  /** Resolves when a requested cancellation has completed. */
  cancelled: Promise<void> = Promise.resolve()
  readonly #deadline: Deadline
  readonly #prepares: boolean
  readonly #whose: () => string | null
  /** Sent with the next statement of the transaction, or at its end. */
  #deferred: Leading[] = []
  #isInTransaction = false
  constructor(
    inner: DatabaseConnection,
    { deadline, prepares, whose }: Required<Omit<RequestLimits, 'lane'>>,
  ) {
    this.inner = inner
    this.#deadline = deadline
    this.#prepares = prepares
    this.#whose = whose
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#deadline.refuseLate()
    // Without parameters it may be several statements, which are neither prepared nor framed.
    if (query.parameters.length === 0) {
      await this.#sendDeferred(query.sql)
      return this.#send<R>(query)
    }
    if (this.#prepares) nameRepeated(query.sql)
    if (query.parameters.at(-1) === deferrable) return this.#defer<R>(query)
    return this.#send<R>(query, this.#takeDeferred())
  }

  /** Begins a transaction, if possible with the next statement. */
  async begin(driver: Driver, settings: TransactionSettings): Promise<void> {
    this.#isInTransaction = true
    if (settings.isolationLevel === undefined && settings.accessMode === undefined) this.#deferred = [begin]
    else await driver.beginTransaction(this.inner, settings)
  }

  async commit(driver: Driver): Promise<void> {
    this.#isInTransaction = false
    const deferred = this.#takeDeferred()
    if (deferred.length === 0) await driver.commitTransaction(this.inner)
    else if (deferred.some((one) => one !== begin)) {
      // An error ahead of the commit ends the message, and the transaction is rolled back.
      await this.inner.executeQuery(CompiledQuery.raw('commit', [...framed([], deferred)]))
    }
  }

  async rollback(driver: Driver): Promise<void> {
    this.#isInTransaction = false
    const hasBegun = !this.#takeDeferred().includes(begin)
    if (hasBegun) await driver.rollbackTransaction(this.inner)
  }

  #send<R>(query: CompiledQuery, leading: readonly Leading[] = []): Promise<QueryResult<R>> {
    const parameters = framed(query.parameters, [...leading, ...this.#fenceFor(query.sql)])
    return this.inner.executeQuery<R>({ ...query, parameters })
  }

  #takeDeferred(): Leading[] {
    const deferred = this.#deferred
    this.#deferred = []
    return deferred
  }

  async #sendDeferred(next: string): Promise<void> {
    const deferred = this.#takeDeferred()
    const last = deferred.pop()
    // Statements deferred after the savepoint, which sent all earlier ones, would be undone at once.
    if (last === undefined || next.startsWith('rollback to ')) return
    await this.inner.executeQuery(CompiledQuery.raw(last.text, [...framed(last.values, deferred)]))
  }

  #fenceFor(text: string): Leading[] {
    const memberId = this.#whose()
    return memberId !== null && isFenced(text) ? [fenceOf(memberId)] : []
  }

  #defer<R>(query: CompiledQuery): Promise<QueryResult<R>> | QueryResult<R> {
    const name = nameOf(query.sql)
    const values = query.parameters.slice(0, -1)
    // Outside a transaction there is no later statement to send it with.
    if (name === undefined || !this.#isInTransaction) {
      return this.#send<R>({ ...query, parameters: values }, this.#takeDeferred())
    }
    this.#deferred.push(...this.#fenceFor(query.sql), { name, text: query.sql, values })
    return { rows: [] }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    this.#deadline.refuseLate()
    await this.#sendDeferred(query.sql)
    yield* this.inner.streamQuery<R>(query, chunkSize)
  }

  cancel(): void {
    // If it fails, the statement's own timeout ends it.
    this.cancelled = this.#cancel().catch(() => undefined)
  }

  async #cancel(): Promise<void> {
    await this.inner.collectSessionInfo?.()
    await this.inner.cancelQuery?.(() => Promise.reject(new Error('no connection to cancel from')))
  }
}

function limited(connection: DatabaseConnection): LimitedConnection {
  if (connection instanceof LimitedConnection) return connection
  throw new Error('a connection of another driver')
}
