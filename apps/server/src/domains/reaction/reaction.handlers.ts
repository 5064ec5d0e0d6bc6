import type { UserLike } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { getPerson } from '../member/index.ts'
import { loadPostCards } from '../post-card/index.ts'
import { targetOf } from '../target/index.ts'
import { listCollected, loadFolders } from './folder.read.ts'
import { deleteFolder, saveFolder } from './save-folder.ts'
import { listMarks, type MarkList } from './own-list.read.ts'

/** Methods of UserLike about the caller's reactions. */
export const reactionMethods = {
  Like: (ctx, { targetType, targetId: id, on }) =>
    (targetOf(targetType)?.like ?? fail('ContentNotFound'))(ctx, { id, on }),
  Collect: (ctx, { targetType, targetId: id, on, folderId }) =>
    (targetOf(targetType)?.collect ?? fail('ContentNotFound'))(ctx, { id, on, folderId }),
  Share: (ctx, { targetType, targetId: id, channel }) =>
    (targetOf(targetType)?.share ?? fail('ContentNotFound'))(ctx, { id, channel }),
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
