import { publishStatus, type Mention } from '@guangquan/contract'
import type { Exposure } from '@guangquan/rules/posts/exposure'
import { sql, type Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Queryable, Tx } from '../../db/client.ts'
import { preparedQueries, preparedQuery, preparedWrite } from '../../db/prepared-query.ts'
import type { DB } from '../../db/tables.gen.ts'
import type { PostColumns } from '../post-extension/index.ts'
import { readablePosts } from '../post-access/index.ts'

export interface NewPost extends PostColumns {
  id: string
  authorId: string
  publishType: number
  /** Id of the form it was written in. */
  composeId?: string | undefined
  place: string
  mentions: Mention[]
  topicIds: string[]
  tags: string[]
  exposure: Exposure
  circleId: string | null
  status: number
  /** Why it is in review; `file` while it only waits for its video. */
  reviewCause: 'new' | 'firstPost' | 'word' | 'nearCopy' | 'file'
  createdAt: Date
}

/** Invalidates cached cards of posts: something a kind stores itself has changed. */
export async function renewPosts(tx: Tx, ids: readonly string[]): Promise<void> {
  // Any update raises the revision.
  await sql`update publish set status = status where id = any(${ids}::uuid[])`.execute(tx)
}

/** The post that was published from a form of the author; undefined without one, or if it was deleted. */
export async function findComposed(
  tx: Tx,
  authorId: string,
  composeId: string | undefined,
): Promise<{ id: string; status: number } | undefined> {
  if (composeId === undefined) return undefined
  const [earlier] = await composedPost(tx, { authorId, composeId })
  return earlier
}

type Composed = { authorId: string; composeId: string }

const composedPost = preparedQuery<Composed, { id: string; status: number }>('post.composed', (db, param) =>
  db
    .selectFrom('publish')
    .select(['id', 'status'])
    .where('author_id', '=', param('authorId'))
    .where('compose_id', '=', param('composeId'))
    .where('status', '<>', sql.lit(publishStatus.deleted)),
)

/** Inserts a post with its pictures in order; the first is the cover. */
export async function insertPost(tx: Tx, post: NewPost): Promise<void> {
  const pictures = post.pictures.map((picture, position) => ({
    id: uuid(),
    position,
    file_id: picture.fileId,
    title: picture.title,
    alt: picture.alt,
    exif_hidden: picture.exifHidden,
  }))
  await insertRows(tx, { ...columnsOf(post), pictures: JSON.stringify(pictures) })
}

type PostRow = ReturnType<typeof columnsOf>

const insertRows = preparedWrite<PostRow & { pictures: string }>('post.insert', (db, param) => {
  const query = sql`
    with post as (
      insert into publish (${sql.join(columnNames.map((name) => sql.ref(name)))})
      values (${sql.join(columnNames.map((name) => param(name)))}) returning id
    )
    insert into publish_picture (id, publish_id, position, file_id, title, alt, exif_hidden)
    select picture.id, post.id, picture.position, picture.file_id, picture.title, picture.alt, picture.exif_hidden
    from post, jsonb_to_recordset(${param('pictures')}::jsonb) as picture (
      id uuid, position smallint, file_id uuid, title text, alt text, exif_hidden text[])`
  return { compile: () => query.compile(db) }
})

function columnsOf(post: NewPost) {
  return {
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
    review_cause: post.reviewCause,
    expose_fans: post.exposure.fans,
    expose_followed: post.exposure.followed,
    expose_others: post.exposure.others,
    expose_circle: post.exposure.circle,
    circle_id: post.circleId,
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
  } satisfies Insertable<DB['publish']>
}

// Each once: a column that is missing here does not compile.
const columnNames = namesOf({
  id: true,
  author_id: true,
  publish_type: true,
  publish_sub_type: true,
  compose_id: true,
  title: true,
  body: true,
  place: true,
  mentions: true,
  topic_ids: true,
  tags: true,
  status: true,
  review_cause: true,
  expose_fans: true,
  expose_followed: true,
  expose_others: true,
  expose_circle: true,
  circle_id: true,
  picture_count: true,
  cover_camera_id: true,
  cover_lens_id: true,
  cover_f_number: true,
  cover_focal_length: true,
  cover_iso: true,
  cover_exposure_seconds: true,
  critique_open: true,
  ai_mark: true,
  ai_suspected: true,
  created_at: true,
} satisfies Record<keyof PostRow, true>)

function namesOf<K extends string>(columns: Record<K, true>): K[] {
  const names: K[] = []
  for (const name in columns) names.push(name)
  return names
}

const lockedColumns = [
  'id',
  'author_id',
  'publish_type',
  'status',
  'status_before',
  'hidden_at',
  'expose_others',
  'circle_id',
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
  /** When reports hid it; null for a post that is shown, or that nobody has seen yet. */
  hidden_at: Date | null
  expose_others: boolean
  circle_id: string | null
  topic_ids: string[]
  tags: string[]
  like_count: number
  comments_closed: boolean
  critique_open: boolean
}

/** A post this viewer may open, read from the database; undefined both when it does not exist and when it is hidden. */
export async function findReadablePost(
  db: Queryable,
  viewerId: string | null,
  id: string,
): Promise<LockedPost | undefined> {
  const [post] = await openedPost(db, { member: viewerId !== null }, { id, viewerId })
  return post
}

const openedPost = preparedQueries<{ id: string; viewerId: string | null }, { member: boolean }, LockedPost>(
  'post.readable',
  (db, param, { member }) =>
    db
      .selectFrom('publish')
      .select(lockedColumns)
      .where('id', '=', sql<string>`${param('id')}::uuid`)
      .where(readablePosts(member ? sql`${param('viewerId')}::uuid` : null)),
)

/** Locks a post's row until the end of the transaction. */
export function lockPost(tx: Tx, id: string): Promise<LockedPost | undefined> {
  return tx
    .selectFrom('publish')
    .select(lockedColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
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
