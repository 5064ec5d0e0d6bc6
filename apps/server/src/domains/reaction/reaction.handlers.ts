import { UserLike, type NewPublish } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import { implement, type Handler, type Implementation } from '../../http/implement.ts'
import { loadPictureTiles } from '../post/index.ts'
import { collectPost } from './collect-post.ts'
import { likePost } from './like-post.ts'
import { listOwnMarks } from './own-list.read.ts'
import { sharePost } from './share-post.ts'

/** What `targetType` names. Articles, activities and exhibited works have no table yet: theirs are not found. */
const targets = { post: 1, comment: 2 } as const

function refuseOthers(targetType: number): void {
  if (targetType !== targets.post) fail('ContentNotFound')
}

/** Handlers of UserLike. Likes of comments are the reply domain's, which stands beside this one. */
export function implementReactions(likeReply: Handler<typeof NewPublish.ReplyLike>): Implementation[] {
  return implement(UserLike, {
    Like: async (ctx, input) => {
      if (input.targetType === targets.comment) return likeReply(ctx, { id: input.targetId, on: input.on })
      refuseOthers(input.targetType)
      return likePost(ctx, input)
    },
    Collect: async (ctx, input) => {
      refuseOthers(input.targetType)
      return collectPost(ctx, input)
    },
    Share: async (ctx, input) => {
      refuseOthers(input.targetType)
      return sharePost(ctx, input)
    },
    GetOwnList: async (ctx, input) => {
      const { rows, ...page } = await listOwnMarks(ctx, input)
      return {
        ...page,
        items: await loadPictureTiles(
          ctx,
          rows.map((row) => row.id),
        ),
      }
    },
  })
}
