import { publishStatus, type ExifField, type Mention } from '@guangquan/contract'
import type { Exposure } from '@guangquan/rules/exposure'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Queryable, Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import type { PostColumns } from './kinds/post-kind.ts'
import { readablePosts } from './visible-posts.ts'

export interface NewPicture {
  fileId: string
  title: string
  alt: string
  exifHidden: readonly ExifField[]
}

/** Camera data of the cover that filters use; null where the file has none or the author hides it. */
export interface CoverExif {
  cameraId: string | null
  lensId: string | null
  fNumber: number | null
  focalLength: number | null
  iso: number | null
  exposureSeconds: number | null
}

export const noCoverExif: CoverExif = {
  cameraId: null,
  lensId: null,
  fNumber: null,
  focalLength: null,
  iso: null,
  exposureSeconds: null,
}

export interface NewPost extends PostColumns {
  id: string
  authorId: string
  publishType: number
  /** Of the form it was written in. */
  composeId?: string | undefined
  place: string
  mentions: Mention[]
  topicIds: string[]
  tags: string[]
  exposure: Exposure
  status: number
  createdAt: Date
}

/** Invalidates cached cards of posts: something a kind stores itself has changed. */
export async function renewPosts(tx: Tx, ids: readonly string[]): Promise<void> {
  // Any update raises the revision.
  await sql`update publish set status = status where id = any(${ids}::uuid[])`.execute(tx)
}

/** The post that was published from a form of the author's; undefined when there is none, or when it was deleted. */
export async function findComposed(
  tx: Tx,
  authorId: string,
  composeId: string | undefined,
): Promise<{ id: string; status: number } | undefined> {
  if (composeId === undefined) return undefined
  return tx
    .selectFrom('publish')
    .select(['id', 'status'])
    .where('author_id', '=', authorId)
    .where('compose_id', '=', composeId)
    .where('status', '<>', publishStatus.deleted)
    .executeTakeFirst()
}

/** Inserts a post with its pictures in order; the first is the cover. */
export async function insertPost(tx: Tx, post: NewPost): Promise<void> {
  await tx
    .insertInto('publish')
    .values({
      id: post.id,
      author_id: post.authorId,
      publish_type: post.publishType,
      publish_sub_type: post.publishSubType,
      compose_id: post.composeId ?? null,
      title: post.title,
      body: post.body,
      place: post.place,
      mentions: JSON.stringify(post.mentions),
      topic_ids: post.topicIds,
      tags: post.tags,
      status: post.status,
      expose_fans: post.exposure.fans,
      expose_followed: post.exposure.followed,
      expose_others: post.exposure.others,
      picture_count: post.pictures.length,
      cover_camera_id: post.cover.cameraId,
      cover_lens_id: post.cover.lensId,
      cover_f_number: post.cover.fNumber,
      cover_focal_length: post.cover.focalLength,
      cover_iso: post.cover.iso,
      cover_exposure_seconds: post.cover.exposureSeconds,
      critique_open: post.critiqueOpen ?? false,
      ai_mark: post.ai?.mark ?? 1,
      ai_suspected: post.ai?.suspected ?? false,
      created_at: post.createdAt,
    })
    .execute()
  if (post.pictures.length === 0) return
  await tx
    .insertInto('publish_picture')
    .values(
      post.pictures.map((picture, position) => ({
        id: uuid(),
        publish_id: post.id,
        position,
        file_id: picture.fileId,
        title: picture.title,
        alt: picture.alt,
        exif_hidden: [...picture.exifHidden],
      })),
    )
    .execute()
}

const lockedColumns = [
  'id',
  'author_id',
  'publish_type',
  'status',
  'status_before',
  'hidden_at',
  'expose_others',
  'topic_ids',
  'tags',
  'like_count',
  'comments_closed',
  'critique_open',
] as const

export interface LockedPost {
  id: string
  author_id: string
  publish_type: number
  status: number
  status_before: number | null
  /** When reports hid it; null for one that is shown, and for one nobody has seen yet. */
  hidden_at: Date | null
  expose_others: boolean
  topic_ids: string[]
  tags: string[]
  like_count: number
  comments_closed: boolean
  critique_open: boolean
}

/** A post this viewer may open, read from the database; undefined both when it does not exist and when it is hidden. */
export function findReadablePost(
  db: Queryable,
  viewerId: string | null,
  id: string,
): Promise<LockedPost | undefined> {
  return db
    .selectFrom('publish')
    .select(lockedColumns)
    .where('id', '=', id)
    .where(readablePosts(viewerId === null ? null : sql`${viewerId}::uuid`))
    .executeTakeFirst()
}

/** Locks a post's row until the end of the transaction. */
export function lockPost(tx: Tx, id: string): Promise<LockedPost | undefined> {
  return tx
    .selectFrom('publish')
    .select(lockedColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Deltas of a post's counters. */
export interface PostMoves {
  likes?: number
  collects?: number
  replies?: number
  shares?: number
}

export interface PostCounts {
  likeCount: number
  collectCount: number
  replyCount: number
  shareCount: number
}

/**
 * Moves a post's counters by exactly what changed, in the transaction that changes it. To be called last: everybody who
 * likes the post waits for this row.
 * @throws Failure ContentNotFound when the post was deleted meanwhile; the transaction then undoes the rest
 */
export async function movePostCounts(tx: Tx, id: string, moves: PostMoves): Promise<PostCounts> {
  const { likes = 0, collects = 0, replies = 0, shares = 0 } = moves
  const row = await tx
    .updateTable('publish')
    .set((eb) => ({
      like_count: eb('like_count', '+', likes),
      collect_count: eb('collect_count', '+', collects),
      reply_count: eb('reply_count', '+', replies),
      share_count: eb('share_count', '+', shares),
    }))
    .where('id', '=', id)
    .where('status', '<>', publishStatus.deleted)
    .returning(['like_count', 'collect_count', 'reply_count', 'share_count'])
    .executeTakeFirst()
  if (row === undefined) fail('ContentNotFound')
  return countsOf(row)
}

/** A post's current counters. */
export async function readPostCounts(db: Queryable, id: string): Promise<PostCounts> {
  const row = await db
    .selectFrom('publish')
    .select(['like_count', 'collect_count', 'reply_count', 'share_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return countsOf(row)
}

function countsOf(row: {
  like_count: number
  collect_count: number
  reply_count: number
  share_count: number
}): PostCounts {
  return {
    likeCount: row.like_count,
    collectCount: row.collect_count,
    replyCount: row.reply_count,
    shareCount: row.share_count,
  }
}

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

/** Why a post was refused, for its author; empty without a reason. */
export async function readReviewReason(db: Queryable, id: string): Promise<string> {
  const row = await db.selectFrom('publish').where('id', '=', id).select('review_reason').executeTakeFirst()
  return row?.review_reason ?? ''
}

/** Changes a post's state. */
export async function setPostStatus(
  tx: Tx,
  id: string,
  change: { status: number; createdAt?: Date; deletedAt?: Date; statusBefore?: number },
): Promise<void> {
  await tx
    .updateTable('publish')
    .set({
      status: change.status,
      ...(change.createdAt === undefined ? {} : { created_at: change.createdAt }),
      ...(change.deletedAt === undefined ? {} : { deleted_at: change.deletedAt }),
      ...(change.statusBefore === undefined ? {} : { status_before: change.statusBefore }),
    })
    .where('id', '=', id)
    .execute()
}
