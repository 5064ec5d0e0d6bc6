import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'

/**
 * Adds photographs of the caller to one of their albums, or removes them. Idempotent.
 * @returns the number in the album now
 * @throws ContentNotFound when the album or a photograph is not theirs
 */
export async function putInAlbum(
  ctx: MemberCtx,
  { id, pictureIds, on }: { id: string; pictureIds: string[]; on: boolean },
): Promise<{ count: number }> {
  const memberId = ctx.viewer.id
  const requested = [...new Set(pictureIds)]
  return inTransaction(ctx, async (tx) => {
    await refuseForeignAlbums(tx, memberId, [id])
    const own = await tx
      .selectFrom('publish_picture')
      .innerJoin('publish', 'publish.id', 'publish_picture.publish_id')
      .select('publish_picture.id')
      .where('publish_picture.id', 'in', requested)
      .where('publish.author_id', '=', memberId)
      .execute()
    if (own.length !== requested.length) fail('ContentNotFound')
    if (on) {
      await tx
        .insertInto('album_picture')
        .values(requested.map((pictureId) => ({ album_id: id, picture_id: pictureId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await tx
        .deleteFrom('album_picture')
        .where('album_id', '=', id)
        .where('picture_id', 'in', requested)
        .execute()
    }
    const { count } = await tx
      .selectFrom('album_picture')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('album_id', '=', id)
      .executeTakeFirstOrThrow()
    return { count }
  })
}

/** Adds all photographs of a new post to albums of its author. @throws ContentNotFound */
export async function putPostInAlbums(
  tx: Tx,
  { publishId, memberId, albumIds }: { publishId: string; memberId: string; albumIds: readonly string[] },
): Promise<void> {
  if (albumIds.length === 0) return
  await refuseForeignAlbums(tx, memberId, albumIds)
  await sql`insert into album_picture (album_id, picture_id)
    select album.id, picture.id from unnest(${[...new Set(albumIds)]}::uuid[]) as album (id)
    cross join publish_picture picture where picture.publish_id = ${publishId}`.execute(tx)
}

// Locked, so that none is deleted meanwhile.
async function refuseForeignAlbums(tx: Tx, memberId: string, albumIds: readonly string[]): Promise<void> {
  const requested = [...new Set(albumIds)]
  const own = await tx
    .selectFrom('album')
    .select('id')
    .where('id', 'in', requested)
    .where('member_id', '=', memberId)
    .forKeyShare()
    .execute()
  if (own.length !== requested.length) fail('ContentNotFound')
}
