import { sql } from 'kysely'
import type { MethodOutput, Tag } from '@guangquan/contract'
import type { Ctx, MemberCtx } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'
import type { TagCount } from './tag.read.ts'
import { visiblePosts } from '../post/index.ts'

const cache = { name: 'related_tags', max: 500, ttlMs: 60_000 }
/** Number of newest public posts from which related tags are computed. */
const looked = 2000
const maxRelated = 12

/** A tag as posts store it. */
export function plainTag(given: string): string {
  return given.normalize('NFC').trim().replace(/^#/, '')
}

/** The page of a tag without its posts. A tag that no post carries has an empty page. */
export async function getTagPage(ctx: Ctx, given: string): Promise<MethodOutput<typeof Tag.Get>> {
  const name = plainTag(given)
  const [tag, related, isFollowed] = await Promise.all([
    ctx.db.selectFrom('tag').select('use_count').where('name', '=', name).executeTakeFirst(),
    relatedTags(ctx.app, name),
    isFollowedBy(ctx, name),
  ])
  return { name, count: tag?.use_count ?? 0, isFollowed, related }
}

async function isFollowedBy({ db, viewer }: Ctx, name: string): Promise<boolean> {
  if (viewer === null) return false
  const row = await db
    .selectFrom('tag_follow')
    .select('tag')
    .where('member_id', '=', viewer.id)
    .where('tag', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

/** The tags that occur most often together with a tag, in its newest public posts; the same for everybody. */
const relatedTags = memoize(cache, async (app, name): Promise<TagCount[]> => {
  const { rows } = await sql<TagCount>`
    select beside.name, count(*)::int as count from (
      select tags from publish where ${visiblePosts(null)} and tags @> array[${name}::text]
      order by created_at desc, id desc limit ${sql.lit(looked)}
    ) newest, unnest(tags) as beside (name)
    where beside.name <> ${name} group by beside.name
    order by count(*) desc, beside.name limit ${sql.lit(maxRelated)}`.execute(app.db)
  return rows
})

/** Tags the caller follows, last followed first. */
export function listFollowedTags(ctx: MemberCtx): Promise<TagCount[]> {
  return ctx.db
    .selectFrom('tag_follow')
    .innerJoin('tag', 'tag.name', 'tag_follow.tag')
    .where('member_id', '=', ctx.viewer.id)
    .select(['tag.name', 'tag.use_count as count'])
    .orderBy('tag_follow.created_at', 'desc')
    .orderBy('tag')
    .execute()
}
