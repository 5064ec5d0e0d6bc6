import { sql, type RawBuilder } from 'kysely'
import type { ExifField, FollowState, Mention } from '@guangquan/contract'
import { anyOf, preparedQueries, preparedQuery } from '../../db/prepared-query.ts'
import { followStateColumn } from '../follow/index.ts'
import { memberVersion } from './member-version.ts'
import { postMarks } from '../post-extension/index.ts'

/** What a post stores about one of its photographs. */
export interface PicturePart {
  id: string
  fileId: string
  title: string
  alt: string
  hidden: ExifField[]
}

/** The author of a post, and a version that differs after each change of the post or its author's row. */
interface Versions {
  id: string
  author_id: string
  version: string
}

/**
 * Not covered by the version and read for every response: otherwise each like would make all nodes discard the card.
 */
export interface VersionRow extends Versions {
  like_count: number
  collect_count: number
  is_collect: boolean
}

/** A post for one viewer: their reactions to it and their relation to its author. */
export interface MarkRow extends VersionRow {
  reply_count: number
  share_count: number
  is_like: boolean
  follow_state: FollowState
}

/** Columns of every post in a list. */
export interface TileRow extends Versions {
  publish_type: number
  picture_count: number
  created_at: Date
  cover: PicturePart | null
}

export interface PostRow extends Omit<TileRow, 'cover'> {
  publish_sub_type: number
  title: string
  body: string
  place: string
  topic_ids: string[]
  tags: string[]
  status: number
  expose_fans: boolean
  expose_followed: boolean
  expose_others: boolean
  view_count: number
  comments_closed: boolean
  mentions: Mention[]
  critique_open: boolean
  ai_mark: number
  ai_suspected: boolean
  edited_at: Date | null
  circle_id: string | null
  expose_circle: boolean
  pictures: PicturePart[]
}

const tileColumns = ['id', 'author_id', 'publish_type', 'picture_count', 'created_at'] as const

const cardColumns = [
  'publish_sub_type',
  'title',
  'body',
  'place',
  'topic_ids',
  'tags',
  'status',
  'expose_fans',
  'expose_followed',
  'expose_others',
  'expose_circle',
  'circle_id',
  'comments_closed',
  'critique_open',
  'ai_mark',
  'ai_suspected',
  'edited_at',
] as const

const part = sql`json_build_object('id', picture.id, 'fileId', picture.file_id, 'title', picture.title,
  'alt', picture.alt, 'hidden', picture.exif_hidden)`

const author = sql.ref<string>('publish.author_id')

/** SQL: differs after each change of the row of `publish`, except its counters, and of its author's row. */
export const postVersion = sql<string>`concat(publish.revision, '.', ${memberVersion(author)})`

const version = postVersion.as('version')

type Ids = { ids: readonly string[] }

const isRequested = (ids: RawBuilder<readonly string[]>) => sql<boolean>`publish.id = ${anyOf(ids)}`

/** Versions of posts and whether one viewer has collected them, in no particular order. */
export const versionRows = preparedQueries<
  Ids & { viewerId: string | null },
  { member: boolean },
  VersionRow
>('post.versions', (db, param, { member }) =>
  db
    .selectFrom('publish')
    .select(['publish.id', 'publish.author_id', 'publish.like_count', 'publish.collect_count', version])
    .select(collectColumn(member ? sql`${param('viewerId')}::uuid` : null))
    .where(isRequested(param('ids'))),
)

function collectColumn(viewerId: RawBuilder<string> | null) {
  const id = sql.ref<string>('publish.id')
  return (viewerId === null ? sql<boolean>`false` : postMarks.get().isCollect(viewerId, id)).as('is_collect')
}

/** SQL: the columns of `MarkRow`, from `publish`. */
export function markColumns(viewerId: RawBuilder<string> | null) {
  const id = sql.ref<string>('publish.id')
  return [
    ...(['publish.id', 'publish.author_id', 'publish.like_count', 'publish.collect_count'] as const),
    ...(['publish.reply_count', 'publish.share_count'] as const),
    version,
    (viewerId === null ? sql<boolean>`false` : postMarks.get().isLike(viewerId, id)).as('is_like'),
    collectColumn(viewerId),
    (viewerId === null ? sql<FollowState>`0` : followStateColumn(viewerId, author)).as('follow_state'),
  ] as const
}

/** Posts with their relation to one viewer, in no particular order. */
export const markRows = preparedQueries<Ids & { viewerId: string | null }, { member: boolean }, MarkRow>(
  'post.marks',
  (db, param, { member }) =>
    db
      .selectFrom('publish')
      .select(markColumns(member ? sql`${param('viewerId')}::uuid` : null))
      .where(isRequested(param('ids'))),
)

/** Posts with their photographs, in no particular order. */
export const postRows = preparedQuery<Ids, PostRow>('post.rows', (db, param) =>
  db
    .selectFrom('publish')
    .select(tileColumns)
    .select(cardColumns)
    .select([
      version,
      // Not covered by the version: cached cards show it up to half a minute late.
      sql<number>`coalesce((select views from publish_views where publish_id = publish.id), 0)`.as(
        'view_count',
      ),
      sql<Mention[]>`publish.mentions`.as('mentions'),
      sql<PicturePart[]>`(select coalesce(json_agg(${part} order by picture.position), '[]')
        from publish_picture picture where picture.publish_id = publish.id)`.as('pictures'),
    ])
    .where(isRequested(param('ids'))),
)

/** Posts with their cover only, in no particular order. */
export const tileRows = preparedQuery<Ids, TileRow>('post.tiles', (db, param) =>
  db
    .selectFrom('publish')
    .select(tileColumns)
    .select([
      version,
      sql<PicturePart | null>`(select ${part} from publish_picture picture
        where picture.publish_id = publish.id and picture.position = 0)`.as('cover'),
    ])
    .where(isRequested(param('ids'))),
)
