import { sql } from 'kysely'
import { openDatabase } from '../db/client.ts'

// A separate program: run-statements.ts <connection URL> <number of statements>. Ten at a time, each returning a page
// of rows.
const [url = '', count = ''] = process.argv.slice(2)
const { db, close } = openDatabase({ url })
let left = Number(count)
await Promise.all(
  Array.from({ length: 10 }, async () => {
    while (left-- > 0) {
      await sql`select n, ${'a text'}::text as text from generate_series(1, 100) as n`.execute(db)
    }
  }),
)
await close()
