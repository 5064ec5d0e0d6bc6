import type pg from 'pg'
import { copiedSchemas } from './read-tables.ts'

/**
 * Makes rows insertable as they are: without triggers, which would count and log them again, without row security,
 * which refuses COPY, and without foreign keys, so that their order does not matter. All of it inside the transaction
 * of the client.
 * @returns restores everything; foreign keys are then checked against the existing rows
 */
export async function openRules(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace::regnamespace::text = any($1) order by conrelid, conname`,
    [copiedSchemas],
  )
  const { rows: triggers } = await client.query<{ table: string; name: string; enabled: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name, tgenabled as enabled
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace::regnamespace::text = any($1) and tgenabled <> 'D'`,
    [copiedSchemas],
  )
  const { rows: fenced } = await client.query<{ table: string; forced: boolean }>(
    `select oid::regclass::text as table, relforcerowsecurity as forced
    from pg_class where relrowsecurity and relnamespace::regnamespace::text = any($1)`,
    [copiedSchemas],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`)
  for (const { table } of fenced)
    await client.query(`alter table ${table} no force row level security, disable row level security`)
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const { table, name, enabled } of triggers)
      await client.query(`alter table ${table} ${enabling[enabled] ?? 'enable'} trigger ${name}`)
    for (const { table, forced } of fenced) {
      await client.query(`alter table ${table} enable row level security`)
      if (forced) await client.query(`alter table ${table} force row level security`)
    }
  }
}

/** `pg_trigger.tgenabled` → how it is enabled again. */
const enabling: Record<string, string> = { O: 'enable', R: 'enable replica', A: 'enable always' }
