import { reportTypes, targetTypes } from '@guangquan/contract'
import type { TargetPart } from '../target/index.ts'
import { hidePost, lockPostAndAuthor } from './hide-post.ts'
import { findReadablePost } from './post.store.ts'

/**
 * Posts as targets of likes, collections, shares and reports. An article is a post: its number on the wire means the
 * same.
 */
export const postTarget: TargetPart = {
  name: 'post',
  targetTypes: [targetTypes.post, targetTypes.article],
  reportType: reportTypes.post,
  findOwner: async (db, viewerId, id) => (await findReadablePost(db, viewerId, id))?.author_id,
  hold: async (tx, id) => {
    const post = await lockPostAndAuthor(tx, id)
    return async (now) => {
      if (post !== undefined) await hidePost(tx, post, now)
    }
  },
}
