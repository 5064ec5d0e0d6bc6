import type * as z from 'zod'
import type { Queryable } from './client.ts'

/**
 * A setting the operators may change without a release. A missing one, or one of a wrong shape, is `fallback`.
 * Read at each use: it counts on every node at once.
 */
export async function readConfig<S extends z.ZodType>(
  db: Queryable,
  key: string,
  schema: S,
  fallback: z.output<S>,
): Promise<z.output<S>> {
  const row = await db.selectFrom('sys_config').select('value').where('key', '=', key).executeTakeFirst()
  const parsed = schema.safeParse(row?.value)
  return parsed.success ? parsed.data : fallback
}
