import type { Tag, NewPublish } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { loadPostCards } from '../post-card/index.ts'
import { followTag } from './follow-tag.ts'
import { getTagPage, listFollowedTags } from './tag-page.read.ts'
import { listTagged } from './tag-posts.read.ts'
import { listOwnTags, suggestTags } from './tag.read.ts'

export const tagPageMethods = {
  Get: (ctx, { name }) => getTagPage(ctx, name),
  GetPosts: async (ctx, input) => {
    const { rows, ...page } = await listTagged(ctx, input)
    return { ...page, items: await loadPostCards(ctx, rows) }
  },
  Follow: followTag,
  GetFollowed: listFollowedTags,
} satisfies HandlersOf<typeof Tag>

/** Methods of NewPublish about the tags a writer may choose. */
export const tagMethods = {
  GetUserTagList: listOwnTags,
  GetTagList: (ctx, { keyword }) => suggestTags(ctx, keyword),
} satisfies Partial<HandlersOf<typeof NewPublish>>
