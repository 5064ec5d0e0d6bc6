import type { UserLike } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import type { HandlersOf } from '../../http/implement.ts'
import { getPerson } from '../member/index.ts'
import { loadPostCards } from '../post/index.ts'
import { likeReply } from '../reply/index.ts'
import { collectPost } from './collect-post.ts'
import { listCollected, loadFolders } from './folder.read.ts'
import { deleteFolder, saveFolder } from './save-folder.ts'
import { likePost } from './like-post.ts'
import { listMarks, type MarkList } from './own-list.read.ts'
import { sharePost } from './share-post.ts'

/** What `targetType` names. Articles, activities and exhibited works have no table yet: theirs are not found. */
const targets = { post: 1, comment: 2 } as const

function refuseOthers(targetType: number): void {
  if (targetType !== targets.post) fail('ContentNotFound')
}

/** Methods of UserLike about what the caller does and has done. */
export const reactionMethods = {
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
  GetFolderList: loadFolders,
  SaveFolder: saveFolder,
  DeleteFolder: deleteFolder,
  GetCollectList: async (ctx, input) => {
    const { rows, ...page } = await listCollected(ctx, input)
    return { ...page, items: await loadPostCards(ctx, rows) }
  },
  GetOwnList: async (ctx, input) => showMarks(ctx, { ...input, ownerId: ctx.viewer.id }),
  GetUserLikeList: async (ctx, { userId, ...input }) => {
    const { opens } = await getPerson(ctx, userId)
    if (!opens.like) fail('Restricted')
    return showMarks(ctx, { ...input, ownerId: userId, kind: 'like' })
  },
} satisfies Partial<HandlersOf<typeof UserLike>>

async function showMarks(ctx: MemberCtx, input: MarkList) {
  const { rows, ...page } = await listMarks(ctx, input)
  return { ...page, items: await loadPostCards(ctx, rows) }
}
