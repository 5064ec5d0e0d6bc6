import { sql } from 'kysely'
import type { TestNode } from './test-app.ts'

/**
 * Makes changes to a table lock each row for 100 ms before they continue, so that two transactions in different orders
 * are certain to deadlock, and counts the changes begun, including those of a transaction that is rolled back.
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
