import { publishStatus } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import { loadNearHashes, nearFiles, type NearFile } from '../../media/index.ts'
import { createNotice } from '../../notice/index.ts'
import { postTargetName, type JudgedPictures, type PicturesToJudge } from '../../post/index.ts'

/** Earlier photographs of others that staff see beside one, the first published one first. */
const shownEarlier = 3

interface EarlierRow extends NearFile {
  publish_id: string
  author_id: string
  title: string
  is_own: boolean
  /** By time of publication: 1 for the first. */
  place: number
}

/**
 * Looks for earlier photographs that look like those of a post that is about to be published. Those of others are
 * recorded, so that the post waits for a person, and the first author of each is told. Whoever publishes learns of
 * their own earlier works alone: one of others may be hidden from them.
 */
export async function judgePictures(
  tx: Tx,
  { publishId, authorId, fileIds, now }: PicturesToJudge,
): Promise<JudgedPictures> {
  const hashes = await loadNearHashes(tx, fileIds)
  if (hashes.size === 0) return { isHeld: false, ownAlike: null }
  const { rows } = await sql<EarlierRow>`
    with near as materialized (${nearFiles(hashes)})
    select * from (
      select earlier.*, row_number() over (
        partition by file_id, is_own order by created_at, publish_id, other_id)::integer as place
      from (
        select distinct on (near.file_id, near.other_id) near.*, b.id as publish_id, b.author_id, b.title,
          b.created_at, b.author_id = ${authorId}::uuid as is_own
        from near
        join publish_picture p on p.file_id = near.other_id
        join publish b on b.id = p.publish_id
        where b.status in (${sql.lit(publishStatus.published)}, ${sql.lit(publishStatus.limited)})
        order by near.file_id, near.other_id, near.distance, b.created_at
      ) earlier
    ) placed
    where place <= ${sql.lit(shownEarlier)}
    order by place, distance`.execute(tx)
  const others = rows.filter((row) => !row.is_own)
  if (others.length > 0) {
    await recordCopies(tx, { publishId, now }, others)
    await tellAuthors(tx, now, others)
  }
  const own = rows.find((row) => row.is_own)
  return {
    isHeld: others.length > 0,
    ownAlike: own === undefined ? null : { publishId: own.publish_id, title: own.title },
  }
}

async function recordCopies(
  tx: Tx,
  { publishId, now }: { publishId: string; now: Date },
  found: readonly EarlierRow[],
): Promise<void> {
  await tx
    .insertInto('near_copy')
    .values(
      found.map((row) => ({
        publish_id: publishId,
        file_id: row.file_id,
        earlier_file_id: row.other_id,
        earlier_publish_id: row.publish_id,
        distance: row.distance,
        orientation: row.orientation,
        found_at: now,
      })),
    )
    .execute()
}

/** Once for each work, however many photographs of it were found. */
async function tellAuthors(tx: Tx, now: Date, found: readonly EarlierRow[]): Promise<void> {
  const first = new Map(
    found.filter(({ place }) => place === 1).map((row) => [row.publish_id, row.author_id] as const),
  )
  for (const [id, memberId] of first)
    await createNotice(tx, now, { memberId, kind: 'evidence.nearCopy', target: { kind: postTargetName, id } })
}
