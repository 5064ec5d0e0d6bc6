import { maxAlbums } from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { lockMembers } from '../standing/index.ts'

/**
 * Creates or renames an album.
 * @throws AlbumLimit, AlbumNameTaken, ContentNotFound for another member's, ContentRefused
 */
export async function saveAlbum(
  ctx: MemberCtx,
  input: { id?: string | undefined; name: string },
): Promise<{ id: string }> {
  if ((await judgeText(ctx, [input.name])) !== 'pass') fail('ContentRefused')
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    // Two tabs must not both create the last allowed album, nor use the same name.
    await lockMembers(tx, [memberId])
    await refuseTakenName(tx, { memberId, ...input })
    if (input.id !== undefined) {
      const { numUpdatedRows } = await tx
        .updateTable('album')
        .set({ name: input.name })
        .where('id', '=', input.id)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) fail('ContentNotFound')
      return { id: input.id }
    }
    const { count } = await tx
      .selectFrom('album')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    if (count >= maxAlbums) fail('AlbumLimit', { max: maxAlbums })
    const id = uuid()
    await tx
      .insertInto('album')
      .values({ id, member_id: memberId, name: input.name, created_at: ctx.now })
      .execute()
    return { id }
  })
}

async function refuseTakenName(
  tx: Tx,
  { id, name, memberId }: { id?: string | undefined; name: string; memberId: string },
): Promise<void> {
  const other = await tx
    .selectFrom('album')
    .select('id')
    .where('member_id', '=', memberId)
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst()
  if (other !== undefined && other.id !== id) fail('AlbumNameTaken')
}

/** Deletes an album; its photographs remain. @throws ContentNotFound */
export async function deleteAlbum(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('album')
    .where('id', '=', id)
    .where('member_id', '=', ctx.viewer.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) fail('ContentNotFound')
  return null
}
