import type { StaffPost, StaffReply } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/implement.ts'
import { deletePosts, hidePosts, setTopicsOfPost, showPosts } from './decide-posts.ts'
import { deleteReplies, hideReplies, showReplies } from './decide-replies.ts'
import { listStaffPosts, postExport } from './posts.view.ts'
import { listStaffReplies } from './replies.view.ts'

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
  Hide: hideReplies,
  Show: showReplies,
  Delete: deleteReplies,
}
