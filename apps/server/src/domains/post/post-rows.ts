import { sql } from 'kysely'
import type { ExifField } from '@guangquan/contract'
import { hotQueries, hotQuery } from '../../db/hot-query.ts'
import { collectsPost, likesPost } from '../reaction/index.ts'

/** What a post says of one of its photographs. */
export interface PicturePart {
  id: string
  fileId: string
  title: string
  alt: string
  hidden: ExifField[]
}

/** What a list needs of every post. */
export interface TileRow {
  id: string
  author_id: string
  publish_type: number
  picture_count: number
  like_count: number
  collect_count: number
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
  reply_count: number
  share_count: number
  view_count: number
  comments_closed: boolean
  edited_at: Date | null
  is_like: boolean
  is_collect: boolean
  pictures: PicturePart[]
}

const tileColumns = [
  'id',
  'author_id',
  'publish_type',
  'picture_count',
  'like_count',
  'collect_count',
  'created_at',
] as const

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
  'reply_count',
  'share_count',
  'view_count',
  'comments_closed',
  'edited_at',
] as const

const part = sql`json_build_object('id', picture.id, 'fileId', picture.file_id, 'title', picture.title,
  'alt', picture.alt, 'hidden', picture.exif_hidden)`

type CardValues = { ids: readonly string[]; viewerId: string | null }

/** Posts with their photographs and what the viewer did to them, in no order. */
export const postRows = hotQueries<CardValues, { member: boolean }, PostRow>(
  'post.rows',
  (db, slot, { member }) => {
    const viewerId = sql<string>`${slot('viewerId')}::uuid`
    const id = sql.ref<string>('publish.id')
    return db
      .selectFrom('publish')
      .select(tileColumns)
      .select(cardColumns)
      .select([
        (member ? likesPost(viewerId, id) : sql<boolean>`false`).as('is_like'),
        (member ? collectsPost(viewerId, id) : sql<boolean>`false`).as('is_collect'),
        sql<PicturePart[]>`(select coalesce(json_agg(${part} order by picture.position), '[]')
          from publish_picture picture where picture.publish_id = publish.id)`.as('pictures'),
      ])
      .where(sql<boolean>`id = any(${slot('ids')}::uuid[])`)
  },
)

/** Posts with their cover only, in no order. */
export const tileRows = hotQuery<{ ids: readonly string[] }, TileRow>('post.tiles', (db, slot) =>
  db
    .selectFrom('publish')
    .select(tileColumns)
    .select(
      sql<PicturePart | null>`(select ${part} from publish_picture picture
        where picture.publish_id = publish.id and picture.position = 0)`.as('cover'),
    )
    .where(sql<boolean>`id = any(${slot('ids')}::uuid[])`),
)
