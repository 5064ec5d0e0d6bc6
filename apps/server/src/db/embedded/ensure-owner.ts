import pg from 'pg'
import { byLoopback, database, owner, urlOf } from './credentials.ts'

interface Connection {
  port: number
  /** The superuser's. */
  password: string
  ownerPassword: string
}

/**
 * Creates our database with an owner that has no other rights, and transfers to it a database that an earlier release
 * created as the superuser. The password is set each time, so that a lost file needs no repair.
 */
export async function ensureOwner(maintenance: pg.Client, connection: Connection): Promise<void> {
  const { rows: roles } = await maintenance.query('select from pg_roles where rolname = $1', [owner])
  if (roles.length === 0) await maintenance.query(`create role ${owner} login`)
  await maintenance.query(`alter role ${owner} password '${connection.ownerPassword}'`)
  const { rows } = await maintenance.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [database],
  )
  const [found] = rows
  if (found === undefined) await maintenance.query(`create database ${database} owner ${owner}`)
  else if (found.owner !== owner) await giveToOwner(connection)
}

/** In one transaction: the database itself is transferred last, so an interrupted change is repeated. */
async function giveToOwner({ port, password }: Connection): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(byLoopback(port), password) })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(giveAll)
  } finally {
    await client.end()
  }
}

// `reassign owned` refuses what the first superuser owns, since that includes the system catalogs. Sequences of
// columns, indexes and row types follow their tables; members of extensions stay.
const giveAll = `do $$
declare
  statement text;
begin
  for statement in
    with space as (
      select oid, nspname from pg_namespace
      where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    ), own as (
      select oid from space union all select 'public'::regnamespace::oid
    ), dependent as (
      select classid, objid from pg_depend where deptype = 'e' or (deptype in ('a', 'i') and refobjsubid > 0)
    )
    select format('alter schema %I owner to ${owner}', nspname) from space
    union all
    select format('alter %s %s owner to ${owner}', case relkind when 'S' then 'sequence' when 'v' then 'view'
      when 'm' then 'materialized view' when 'c' then 'type' else 'table' end, oid::regclass)
    from pg_class where relnamespace in (table own) and relkind in ('r', 'p', 'v', 'm', 'S', 'c')
      and ('pg_class'::regclass::oid, oid) not in (table dependent)
    union all
    select format('alter routine %s owner to ${owner}', oid::regprocedure)
    from pg_proc where pronamespace in (table own) and ('pg_proc'::regclass::oid, oid) not in (table dependent)
    union all
    select format('alter type %s owner to ${owner}', oid::regtype)
    from pg_type where typnamespace in (table own) and typtype in ('e', 'd')
      and ('pg_type'::regclass::oid, oid) not in (table dependent)
  loop
    execute statement;
  end loop;
  alter database ${database} owner to ${owner};
end $$`
