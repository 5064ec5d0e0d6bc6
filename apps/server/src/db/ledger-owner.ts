import pg from 'pg'

interface GuardedTable {
  table: string
  /** The privileges of the program. */
  allows: string
  /** Functions of its triggers. */
  functions: readonly string[]
}

/** Tables to which the program may only add: the audit log and the ledger of coins. */
const guarded: readonly GuardedTable[] = [
  {
    table: 'public.staff_act',
    allows: 'select, insert',
    functions: [
      'public.staff_act_hash(public.staff_act)',
      'public.chain_staff_act()',
      'public.refuse_change_of_staff_act()',
    ],
  },
  {
    table: 'public.coin_tx',
    // The text of a movement is removed with its member's personal data.
    allows: 'select, insert, update (memo)',
    functions: ['public.refuse_change_of_coin_tx()', 'public.refuse_unbalanced_coins()'],
  },
  {
    table: 'public.coin_entry',
    allows: 'select, insert',
    functions: ['public.refuse_change_of_coins()', 'public.move_coin_lot()'],
  },
  {
    table: 'public.coin_lot',
    // A trigger, running as the program, updates the balance.
    allows: 'select, insert, update (balance, notified_days)',
    functions: ['public.refuse_wrong_coin_lot()'],
  },
  {
    table: 'public.coin_account',
    // Locking a row requires a column that may be updated; a check permits no other value in this one.
    allows: 'select, insert, update (member_id)',
    functions: [],
  },
]

/** Connection of the role that owns the ledgers, and the role that the program connects as. */
interface LedgerOwner {
  url: string
  program: string
}

/**
 * Takes the ledgers away from the program: it may add and read rows, but neither change, delete nor drop them. The
 * schema as well, since its owner may drop what it contains. Does nothing if that is done already.
 */
export async function takeLedgers({ url, program }: LedgerOwner): Promise<void> {
  await withOwner(url, async (client, { own, owners }) => {
    const taken = guarded.filter(({ table }) => ![undefined, own].includes(owners.get(table)))
    if (taken.length === 0 || own === program) return
    const role = pg.escapeIdentifier(program)
    const allowing = taken.flatMap(({ table, allows }) => [
      `revoke all on ${table} from ${role}`,
      `grant ${allows} on ${table} to ${role}`,
    ])
    const statements = [
      'alter schema public owner to current_user',
      `grant usage, create on schema public to ${role}`,
      ...givingTo('current_user', taken),
      ...allowing,
    ]
    await client.query(`begin; ${statements.join('; ')}; commit`)
  })
}

/** Gives the ledgers back to the program, while it applies migrations that may change them. */
export async function returnLedgers({ url, program }: LedgerOwner): Promise<void> {
  await withOwner(url, async (client, { own, owners }) => {
    const returned = guarded.filter(({ table }) => owners.get(table) === own)
    if (returned.length === 0 || own === program) return
    const role = pg.escapeIdentifier(program)
    await client.query(`begin; ${givingTo(role, returned).join('; ')}; commit`)
  })
}

function givingTo(role: string, tables: readonly GuardedTable[]): string[] {
  return tables
    .flatMap(({ table, functions }) => [`table ${table}`, ...functions.map((name) => `function ${name}`)])
    .map((object) => `alter ${object} owner to ${role}`)
}

/** @param work gets the connected role, and the owner of the existing tables */
async function withOwner(
  url: string,
  work: (client: pg.Client, state: { own: string; owners: Map<string, string> }) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`set lock_timeout = '30s'`)
    const { rows } = await client.query<{ own: string; name: string; owner: string | null }>(
      `select current_user as own, name, pg_get_userbyid(relowner) as owner
       from unnest($1::text[]) as name left join pg_class on oid = to_regclass(name)`,
      [guarded.map(({ table }) => table)],
    )
    const owners = new Map(
      rows.flatMap(({ name, owner }) => (owner === null ? [] : [[name, owner] as const])),
    )
    await work(client, { own: rows[0]?.own ?? '', owners })
  } finally {
    await client.end()
  }
}
