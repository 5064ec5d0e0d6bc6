import type { Album } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import { isActiveMember } from '../member/index.ts'
import { readablePosts } from '../post-access/index.ts'

/**
 * A member's albums by name, with the number of photographs this viewer may see. An album without any visible
 * photograph is hidden from others, since its name may reveal them.
 * @throws ContentNotFound, TokenInvalid when a visitor asks for their own
 */
export async function loadAlbums(ctx: Ctx, input: { userId?: string | undefined }): Promise<Album[]> {
  const memberId = input.userId ?? ctx.viewer?.id
  if (memberId === undefined) fail('TokenInvalid')
  if (!(await isActiveMember(ctx.db, memberId))) fail('ContentNotFound')
  const variant = { member: ctx.viewer !== null, own: ctx.viewer?.id === memberId }
  return albumsOf(ctx.db, variant, { memberId, viewerId: ctx.viewer?.id ?? null })
}

interface AlbumsVariant extends Record<string, boolean> {
  /** Somebody is signed in. */
  member: boolean
  own: boolean
}

type AlbumsValues = { memberId: string; viewerId: string | null }

const albumsOf = preparedQueries<AlbumsValues, AlbumsVariant, Album>(
  'album.list',
  (db, param, { member, own }) => {
    const viewerId = member ? sql<string>`${param('viewerId')}::uuid` : null
    const query = sql<Album>`
      select album.id, album.name, count(publish.id)::integer as count
      from album
      left join album_picture on album_picture.album_id = album.id
      left join publish_picture on publish_picture.id = album_picture.picture_id
      left join publish on publish.id = publish_picture.publish_id and ${readablePosts(viewerId)}
      where album.member_id = ${param('memberId')}::uuid
      group by album.id
      having ${sql.lit(own)} or count(publish.id) > 0
      order by album.name, album.id`
    return { compile: () => query.compile(db) }
  },
)

/** SQL: a photograph of the post is in this album. For posts of the album's owner only. */
export function isPostInAlbum(publishId: RawBuilder<string>, albumId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from album_picture
    join publish_picture picture on picture.id = album_picture.picture_id
    where album_picture.album_id = ${albumId}::uuid and picture.publish_id = ${publishId})`
}

/** SQL: the photograph is in this album. For photographs of the album's owner only. */
export function isInAlbum(pictureId: RawBuilder<string>, albumId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from album_picture
    where album_picture.album_id = ${albumId}::uuid and album_picture.picture_id = ${pictureId})`
}
