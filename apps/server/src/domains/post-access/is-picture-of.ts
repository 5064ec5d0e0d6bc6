import type { Queryable } from '../../db/client.ts'

/** Whether this is one of the photographs of the post. */
export async function isPictureOf(
  db: Queryable,
  { publishId, pictureId }: { publishId: string; pictureId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('publish_picture')
    .select('id')
    .where('id', '=', pictureId)
    .where('publish_id', '=', publishId)
    .executeTakeFirst()
  return row !== undefined
}
