import { sql } from 'kysely'
import type { TestNode } from './test-app.ts'

/**
 * Makes changes of a table hold each row for 100 ms before they go on, so that two transactions in different orders
 * deadlock for certain, and counts the changes that were begun, those of a transaction that is rolled back too.
 */
export async function slowRows(
  { app }: Pick<TestNode, 'app'>,
  tables: readonly string[],
): Promise<{ countBegun: () => Promise<number>; stop: () => Promise<void> }> {
  const { db } = app
  await sql`create sequence begun_change`.execute(db)
  await sql`create function slow_row() returns trigger language plpgsql as $$
    begin
      perform nextval('begun_change'), pg_sleep(0.1);
      return coalesce(new, old);
    end $$`.execute(db)
  for (const table of tables) {
    await sql`create trigger slow_row before update or delete on ${sql.table(table)}
      for each row execute function slow_row()`.execute(db)
  }
  return {
    countBegun: async () => {
      const { rows } = await sql<{ count: number }>`
        select case when is_called then last_value else 0 end as count from begun_change`.execute(db)
      return rows[0]?.count ?? 0
    },
    stop: async () => {
      await sql`drop function slow_row cascade`.execute(db)
      await sql`drop sequence begun_change`.execute(db)
    },
  }
}
