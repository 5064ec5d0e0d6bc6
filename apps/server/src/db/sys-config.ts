import type * as z from 'zod'
import type { Queryable } from './client.ts'

/**
 * A setting that operators may change without a release. Missing or invalid values are `fallback`. It is read at each
 * use, so a change applies on every node at once.
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
