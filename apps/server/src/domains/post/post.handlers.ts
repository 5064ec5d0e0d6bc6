import type { NewPublish, Publish, PublishItem } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { setCritiqueOpen } from './set-critique-open.ts'
import { closeComments } from './close-comments.ts'
import { deletePost } from './recycle-bin/delete-post.ts'
import { loadForEdit } from './edit.view.ts'
import { listOwnPosts } from './own-posts.read.ts'
import { purgeOwnPost, restorePost } from './recycle-bin/restore-post.ts'
import { findShownPost } from './post.read.ts'
import { showPosts } from '../post-card/index.ts'
import { editFinished, publishFinished } from './publish-finished.ts'
import { recordView } from './view-counter.ts'

/** Methods of NewPublish about posts of every kind. */
export const postMethods = {
  Detail: async (ctx, { id }): Promise<PublishItem> => {
    const post = await findShownPost(ctx, id)
    const [card] = post === undefined ? [] : await showPosts(ctx, [{ id }], [post])
    if (post === undefined || card === undefined) fail('ContentNotFound')
    recordView(ctx, post)
    return card
  },
  Publish: { opensTransaction: publishFinished },
  DeletePublish: deletePost,
  CloseComments: closeComments,
  AskCritique: setCritiqueOpen,
  GetUserPublishDetail: loadForEdit,
  EditPublish: { opensTransaction: editFinished },
  GetOwnPublishList: listOwnPosts,
  RestorePublish: restorePost,
  PurgePublish: purgeOwnPost,
} satisfies Partial<HandlersOf<typeof NewPublish>>

/** The older name of Publish. */
export const publishMethods = {
  PublishPicture: { opensTransaction: publishFinished },
} satisfies HandlersOf<typeof Publish>
