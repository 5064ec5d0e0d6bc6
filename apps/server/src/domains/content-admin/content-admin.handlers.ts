import type { StaffPost, StaffReply } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { deletePosts, hidePosts, setTopicsOfPost, showPosts } from './decide-posts.ts'
import { deleteReplies, hideReplies, showReplies } from './decide-replies.ts'
import { listStaffPosts } from './posts.view.ts'
import { listStaffReplies } from './replies.view.ts'

export const staffPostMethods: HandlersOf<typeof StaffPost> = {
  GetList: listStaffPosts,
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
