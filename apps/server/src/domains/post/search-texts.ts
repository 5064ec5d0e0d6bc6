import type { Queryable } from '../../db/client.ts'

/** What search finds of posts beside their own columns: texts that kinds keep in rows of their own. By post id. */
export async function loadSearchTexts(
  _db: Queryable,
  _posts: readonly { id: string; publish_type: number }[],
): Promise<Map<string, string>> {
  return new Map()
}
