import type { Tx } from '../../../db/client.ts'
import { createNotice } from '../../notice/index.ts'
import { postTargetName } from '../../post-access/index.ts'
import { type JudgedPictures, type PicturesToJudge } from '../../post-extension/index.ts'
import { findEarlier, type EarlierPhoto } from './find-earlier.ts'

/**
 * Looks for earlier photographs that look like those of a post that is about to be published. Those of others are
 * recorded, so that the post waits for a person, and the first author of each is notified. The publishing member only
 * learns of their own earlier works: one of others may be hidden from them.
 */
export async function judgePictures(
  tx: Tx,
  { publishId, authorId, fileIds, now }: PicturesToJudge,
): Promise<JudgedPictures> {
  const earlier = await findEarlier(tx, { authorId, fileIds })
  const others = earlier.filter((row) => !row.is_own)
  if (others.length > 0) {
    await recordCopies(tx, { publishId, now }, others)
    await notifyAuthors(tx, now, others)
  }
  const own = earlier.find((row) => row.is_own)
  return {
    isHeld: others.length > 0,
    ownAlike: own === undefined ? null : { publishId: own.publish_id, title: own.title },
  }
}

async function recordCopies(
  tx: Tx,
  { publishId, now }: { publishId: string; now: Date },
  found: readonly EarlierPhoto[],
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

/** Once for each work, however many of its photographs were found. */
async function notifyAuthors(tx: Tx, now: Date, found: readonly EarlierPhoto[]): Promise<void> {
  const first = new Map(
    found.filter(({ place }) => place === 1).map((row) => [row.publish_id, row.author_id] as const),
  )
  for (const [id, memberId] of first)
    await createNotice(tx, now, { memberId, kind: 'evidence.nearCopy', target: { kind: postTargetName, id } })
}
