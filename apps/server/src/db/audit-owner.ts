import pg from 'pg'

const table = 'public.staff_act'
const functions = [
  'public.staff_act_hash(public.staff_act)',
  'public.chain_staff_act()',
  'public.refuse_change_of_staff_act()',
]

/** Connection of the role that owns the audit log, and the role that the program connects as. */
interface AuditOwner {
  url: string
  program: string
}

/**
 * Takes the audit log away from the program: it may add rows and read them, and neither change, remove nor drop them.
 * The schema too, since its owner may drop what is in it. Changes nothing when that is done already.
 */
export async function takeAuditLog({ url, program }: AuditOwner): Promise<void> {
  await withOwner(url, async (client, state) => {
    if (state === null || state.owner === state.own || state.own === program) return
    const role = pg.escapeIdentifier(program)
    await client.query(`
      begin;
      alter schema public owner to current_user;
      grant usage, create on schema public to ${role};
      alter table ${table} owner to current_user;
      revoke all on ${table} from ${role};
      grant select, insert on ${table} to ${role};
      ${functions.map((name) => `alter function ${name} owner to current_user;`).join('\n')}
      commit`)
  })
}

/** Gives the audit log back to the program, while it applies migrations that may change it. */
export async function returnAuditLog({ url, program }: AuditOwner): Promise<void> {
  await withOwner(url, async (client, state) => {
    if (state === null || state.owner !== state.own || state.own === program) return
    const role = pg.escapeIdentifier(program)
    await client.query(`
      begin;
      alter table ${table} owner to ${role};
      ${functions.map((name) => `alter function ${name} owner to ${role};`).join('\n')}
      commit`)
  })
}

/** @param work is given who owns the table and who is connected; null while there is no table */
async function withOwner(
  url: string,
  work: (client: pg.Client, state: { owner: string; own: string } | null) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, lock_timeout: 30_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ owner: string; own: string }>(
      `select pg_get_userbyid(relowner) as owner, current_user as own from pg_class where oid = to_regclass('${table}')`,
    )
    await work(client, rows[0] ?? null)
  } finally {
    await client.end()
  }
}
