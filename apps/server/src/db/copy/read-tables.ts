import type pg from 'pg'

/** The schemas whose rows are copied: the product's, and that of the job queue. */
export const copiedSchemas = ['public', 'graphile_worker']

/** A table with its stored columns, without those that the database computes. */
export interface CopiedTable {
  /** Quoted, with its schema. */
  name: string
  /** Quoted, in the order of their names. */
  columns: string[]
}

/** All tables of a database, in the order of their names. */
export async function readTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select format('%I.%I', nspname, relname) as name,
      array_agg(quote_ident(attname) order by attname) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where nspname = any($1) and relkind = 'r'
    group by nspname, relname order by nspname, relname`,
    [copiedSchemas],
  )
  return rows
}

/** A sequence and its position. */
export interface CopiedSequence {
  name: string
  /** The value after the last one; for the sequence of a column, the largest value in the column. */
  next: string
}

/**
 * The positions of a database's sequences. That of a column is read from its rows: the audit log's sequence may belong
 * to a role that lets the program read only rows.
 */
export async function readSequences(client: pg.ClientBase): Promise<CopiedSequence[]> {
  const { rows } = await client.query<{ name: string; table: string | null; column: string | null }>(
    `select format('%I.%I', nspname, sequence.relname) as name,
      refobjid::regclass::text as table, quote_ident(attname) as column
    from pg_class sequence
    join pg_namespace on pg_namespace.oid = sequence.relnamespace
    left join pg_depend on pg_depend.objid = sequence.oid and classid = 'pg_class'::regclass
      and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')
    left join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where nspname = any($1) and sequence.relkind = 'S' order by 1`,
    [copiedSchemas],
  )
  const sequences: CopiedSequence[] = []
  for (const { name, table, column } of rows) {
    const last =
      table === null
        ? `select case when is_called then last_value + 1 else last_value end as next from ${name}`
        : `select coalesce(max(${column}), 0) + 1 as next from ${table}`
    const found = await client.query<{ next: number }>(last)
    sequences.push({ name, next: String(found.rows[0]?.next ?? 1) })
  }
  return sequences
}
