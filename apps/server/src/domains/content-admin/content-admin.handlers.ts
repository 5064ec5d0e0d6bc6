import { topicCover, type StaffPost, type StaffReply, type StaffTopic } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { storeSitePicture } from '../site-picture/index.ts'
import { loadStaffTopic } from '../site/index.ts'
import { deletePosts, hidePosts, setTopicsOfPost, showPosts } from './decide-posts.ts'
import { deleteReplies, hideReplies, showReplies } from './decide-replies.ts'
import { listStaffPosts, postExport } from './posts.view.ts'
import { listStaffReplies, replyExport } from './replies.view.ts'
import { createTopic, saveTopic } from './topics/save-topic.ts'

export const staffPostMethods: HandlersOf<typeof StaffPost> = {
  GetList: listStaffPosts,
  Export: (ctx, input) => beginExport(ctx, postExport, input),
  Hide: hidePosts,
  Show: showPosts,
  Delete: deletePosts,
  SetTopics: setTopicsOfPost,
}

export const staffReplyMethods: HandlersOf<typeof StaffReply> = {
  GetList: listStaffReplies,
  Export: (ctx, input) => beginExport(ctx, replyExport, input),
  Hide: hideReplies,
  Show: showReplies,
  Delete: deleteReplies,
}

/** Writes of topics, whose list is in the domain `site`. */
export const staffTopicMethods = {
  Upload: (ctx, file) => storeSitePicture(ctx, { ...file, useType: topicCover.useType }),
  Create: async (ctx, input) => loadStaffTopic(ctx.db, await createTopic(ctx, input)),
  Save: async (ctx, input) => {
    await saveTopic(ctx, input)
    return loadStaffTopic(ctx.db, input.id)
  },
} satisfies Partial<HandlersOf<typeof StaffTopic>>
