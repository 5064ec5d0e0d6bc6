import { sql } from 'kysely'
import type { Figure } from './figure.ts'

/** Size of the database; its size on an earlier day is unknown. */
export const databaseFigure: Figure = {
  name: 'databaseBytes',
  count: async (db, { to }) => {
    const { rows } = await sql<{ day: string; value: number }>`
      select ${to}::date as day, pg_database_size(current_database()) as value`.execute(db)
    return rows
  },
}
