import { postInSentence, reportTypes, targetTypes } from '@guangquan/contract'
import { postPath } from '@guangquan/routes/post-path'
import type { MemberCtx } from '../../context.ts'
import type { TargetPart, TargetSubject } from '../target/index.ts'
import { loadPostCards } from '../post-card/index.ts'
import { showRefused } from './for-staff/refuse-published.ts'
import { hidePost, lockPostAndAuthor } from './hide-post.ts'
import { postTargetName, authorOfReadable, isReadablePost } from '../post-access/index.ts'
import { findReadablePost } from './post.store.ts'

/**
 * Posts as targets of likes, collections, shares, reports and notices. An article is a post: its number on the wire
 * means the same.
 */
export const postTarget: TargetPart = {
  name: postTargetName,
  targetTypes: [targetTypes.post, targetTypes.article],
  reportType: reportTypes.post,
  findOwner: async (db, viewerId, id) => (await findReadablePost(db, viewerId, id))?.author_id,
  isReadable: isReadablePost,
  ownerFor: authorOfReadable,
  loadSubjects: loadPostSubjects,
  hold: async (tx, id) => {
    const post = await lockPostAndAuthor(tx, id)
    return async (now) => {
      if (post !== undefined) await hidePost(tx, post, now)
    }
  },
  editedAt: async (db, id) => {
    const post = await db.selectFrom('publish').where('id', '=', id).select('edited_at').executeTakeFirst()
    return post?.edited_at ?? null
  },
  restore: async (tx, { id, now }) => (await showRefused(tx, { id, now })) !== undefined,
}

/** Posts for notices of them, or of something under them. */
export async function loadPostSubjects(
  ctx: MemberCtx,
  ids: readonly string[],
): Promise<Map<string, TargetSubject>> {
  const cards = await loadPostCards(
    ctx,
    ids.map((id) => ({ id })),
  )
  return new Map(
    cards.map((post) => {
      const name = postInSentence(post)
      const { id, category, publishType, title } = post
      const coverUrl = post.pictures[0]?.url480 ?? post.cover?.url480 ?? null
      const link = { path: postPath(post), category, publishType, id, anchor: null, title, coverUrl }
      return [id, { name, title: name, quote: '', link }]
    }),
  )
}
