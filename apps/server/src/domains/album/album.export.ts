import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'

/** Albums of a member by name, with their files. */
export async function exportAlbums(
  db: Queryable,
  memberId: string,
): Promise<{ name: string; createTime: string; fileIds: string[] }[]> {
  const { rows } = await sql<{ name: string; created_at: Date; file_ids: string[] }>`
    select album.name, album.created_at,
      coalesce(array_agg(p.file_id order by p.file_id) filter (where p.file_id is not null), '{}') as file_ids
    from album
    left join album_picture on album_picture.album_id = album.id
    left join publish_picture p on p.id = album_picture.picture_id
    where album.member_id = ${memberId}::uuid
    group by album.id order by album.name, album.id`.execute(db)
  return rows.map((row) => ({
    name: row.name,
    createTime: timeTextOf(row.created_at),
    fileIds: row.file_ids,
  }))
}

/** Removes a member's albums; the photographs remain. */
export async function eraseAlbums(db: Queryable, memberId: string): Promise<void> {
  await db.deleteFrom('album').where('member_id', '=', memberId).execute()
}
