import { sql } from 'kysely'
import type { MethodOutput, Tag } from '@guangquan/contract'
import { tagIn } from '@guangquan/contract/tag/tag-names'
import type { Ctx, MemberCtx } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'
import { anyId, preparedQuery } from '../../db/prepared-query.ts'
import type { TagCount } from './tag.read.ts'
import { fail } from '../../fail.ts'
import { sitePictureUrl } from '../site-picture/index.ts'
import { visiblePosts } from '../post-access/index.ts'
import { findTag } from './tag.store.ts'

const cache = { name: 'related_tags', max: 500, ttlMs: 60_000 }
/** Number of newest public posts from which related tags are computed. */
const looked = 2000
const maxRelated = 12

/**
 * The page of a tag without its posts; of one that was merged, that of the tag it was merged into. A tag that no post
 * carries has an empty page. @throws ContentNotFound for a banned tag
 */
export async function getTagPage(ctx: Ctx, given: string): Promise<MethodOutput<typeof Tag.Get>> {
  const { name, count, cover } = await openTag(ctx, given)
  const [related, isFollowed] = await Promise.all([relatedTags(ctx.app, name), isFollowedBy(ctx, name)])
  return { name, count, isFollowed, cover: sitePictureUrl(ctx.app, cover), related }
}

/**
 * The tag that members see for the given one.
 * @throws ContentNotFound for a banned one
 */
export async function openTag({ db }: Ctx, given: string): Promise<TagCount & { cover: string }> {
  const name = tagIn(given).trim()
  const tag = await findTag(db, name)
  if (tag !== undefined && tag.banned_at !== null) fail('ContentNotFound')
  return { name: tag?.name ?? name, count: tag?.use_count ?? 0, cover: tag?.cover ?? '' }
}

async function isFollowedBy({ db, viewer }: Ctx, name: string): Promise<boolean> {
  if (viewer === null) return false
  const rows = await follows(db, { memberId: viewer.id, name })
  return rows.length > 0
}

const follows = preparedQuery<{ memberId: string; name: string }, { tag: string }>(
  'tag.follows',
  (db, param) =>
    db
      .selectFrom('tag_follow')
      .select('tag')
      .where('member_id', '=', sql<string>`${param('memberId')}::uuid`)
      .where('tag', '=', param('name')),
)

/** The tags that occur most often together with a tag, in its newest public posts; the same for everybody. */
const relatedTags = memoize(cache, async (app, name): Promise<TagCount[]> => {
  const { rows } = await sql<TagCount>`
    select beside.name, count(*)::int as count from (
      select tags from publish where ${visiblePosts(null)} and tags @> array[${name}::text]
      order by created_at desc, id desc limit ${sql.lit(looked)}
    ) newest, unnest(tags) as beside (name)
    where beside.name <> ${name} and not exists (
      select from tag where tag.name = beside.name and tag.banned_at is not null)
    group by beside.name
    order by count(*) desc, beside.name limit ${sql.lit(maxRelated)}`.execute(app.db)
  return rows
})

/** Tags the caller follows, last followed first. */
export const listFollowedTags = ({ db, viewer }: MemberCtx): Promise<TagCount[]> =>
  followedTags(db, { memberId: viewer.id })

const followedTags = preparedQuery<{ memberId: string }, TagCount>('tag.followed', (db, param) =>
  db
    .selectFrom('tag_follow')
    .innerJoin('tag', 'tag.name', 'tag_follow.tag')
    .where('member_id', '=', anyId(param('memberId')))
    .where('banned_at', 'is', null)
    .select(['tag.name', 'tag.use_count as count'])
    .orderBy('tag_follow.created_at', 'desc')
    .orderBy('tag'),
)
