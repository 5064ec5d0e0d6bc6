import pg from 'pg'
import { nameOf } from './named-statements.ts'

declare module 'pg' {
  // What its types leave out of the query that a connection has in hand.
  interface Query {
    queryMode?: 'extended'
    handleDataRow: (message: unknown) => void
    handleCommandComplete: (message: unknown, connection: pg.Connection) => void
  }
}

/** Tables in which a call finds the rows of its caller only: those with a policy in the database. */
export const fencedTables = [
  'user_address',
  'coin_account',
  'coin_lot',
  'coin_tx',
  'coin_entry',
  'goods_order',
  'goods_code',
  'present',
]

const fenced = new RegExp(String.raw`\b(?:${fencedTables.join('|')})\b`)

/** Whose rows a visitor finds: nobody's. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** Travels with a statement as one parameter more, which its connection takes off. */
class Fence {
  readonly memberId: string
  constructor(memberId: string) {
    this.memberId = memberId
  }
}

/** The parameters of a statement of a caller; with their fence, if it needs one. */
export function fenceFor(text: string, parameters: readonly unknown[], memberId: string): readonly unknown[] {
  return fenced.test(text) ? [...parameters, new Fence(memberId)] : parameters
}

const setting = { name: 'fence', text: `select set_config('guangquan.member', $1, true)` }

/**
 * Makes a new connection send a fenced statement together with the setting that the policies read, in one message: the
 * setting costs no further round trip, and ends with the statement or with its transaction.
 */
export function sendFenced(client: pg.PoolClient): void {
  const plain: unknown = Reflect.get(client, 'query')
  if (typeof plain !== 'function') throw new Error('a connection without query')
  let isPrepared = false

  const send = async (text: string, values: unknown[], memberId: string): Promise<unknown> => {
    // Once for a connection, since most of them send many.
    if (!isPrepared) await client.query({ ...setting, values: [''] })
    isPrepared = true
    return new Promise((resolve, reject) => {
      const query = new FencedQuery(text, { values, memberId })
      query.callback = (error, result) => (error === null ? resolve(result) : reject(error))
      Reflect.apply(plain, client, [query])
    })
  }

  Object.defineProperty(client, 'query', {
    value: (first: unknown, ...rest: unknown[]): unknown => {
      const [values] = rest
      const fence: unknown = Array.isArray(values) ? values.at(-1) : undefined
      return typeof first === 'string' && Array.isArray(values) && fence instanceof Fence
        ? send(first, values.slice(0, -1), fence.memberId)
        : Reflect.apply(plain, client, [first, ...rest])
    },
  })
}

class FencedQuery extends pg.Query {
  callback: (error: Error | null, result: unknown) => void = () => undefined
  /** The responses to the setting come first. */
  #isSet = false

  constructor(text: string, { values, memberId }: { values: unknown[]; memberId: string }) {
    super({ text, values, name: nameOf(text) })
    // Without parameters too: several statements of the other protocol know nothing of each other's settings.
    this.queryMode = 'extended'
    const submit = this.submit
    this.submit = (connection) => {
      connection.stream.cork()
      connection.bind({ statement: setting.name, values: [memberId] }, true)
      connection.execute({}, true)
      const refused = submit.call(this, connection)
      connection.stream.uncork()
      return refused
    }
    const { handleDataRow, handleCommandComplete } = this
    this.handleDataRow = (message) => {
      if (this.#isSet) handleDataRow.call(this, message)
    }
    this.handleCommandComplete = (message, connection) => {
      if (this.#isSet) handleCommandComplete.call(this, message, connection)
      this.#isSet = true
    }
  }
}
