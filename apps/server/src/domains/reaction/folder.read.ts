import type { CollectFolders } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import type { PageInput } from '../../db/paging.ts'
import { fail } from '../../fail.ts'
import { getPerson } from '../member/index.ts'
import { countUnfiled, findFolder, folderView, listFolders } from './folder.store.ts'
import { listMarks } from './own-list.read.ts'

/**
 * A member's folders as the viewer may see them: only public ones of other members, none of a blocked member.
 * @throws ContentNotFound
 */
export async function loadFolders(ctx: Ctx, { userId }: { userId: string }): Promise<CollectFolders> {
  const { isSelf, isBlocked } = await getPerson(ctx, userId)
  if (isBlocked) return { defaultCount: null, folders: [] }
  const rows = await listFolders(ctx.db, userId)
  return {
    defaultCount: isSelf ? await countUnfiled(ctx.db, userId) : null,
    folders: rows.filter((row) => isSelf || row.is_public).map(folderView),
  }
}

interface CollectInput extends PageInput {
  userId: string
  folderId?: string | null | undefined
  publishType?: number | undefined
}

/**
 * A page of a member's collected posts, newest first, without posts that the viewer may not see. Others see public
 * folders, and the default one if its owner shows collections. totalCount: capped.
 * @throws ContentNotFound, Restricted
 */
export async function listCollected(ctx: Ctx, input: CollectInput) {
  await refuseClosed(ctx, input)
  const { userId: ownerId, ...list } = input
  return listMarks(ctx, { ...list, ownerId, kind: 'collect' })
}

async function refuseClosed(ctx: Ctx, { userId, folderId }: CollectInput): Promise<void> {
  const { isSelf, isBlocked, opens } = await getPerson(ctx, userId)
  if (typeof folderId === 'string') {
    const folder = await findFolder(ctx.db, folderId)
    if (folder?.member_id !== userId) fail('ContentNotFound')
    if (!isSelf && (isBlocked || !folder.is_public)) fail('ContentNotFound')
    return
  }
  // Only the owner sees all folders at once: private ones are among them.
  if (!isSelf && (folderId === undefined || !opens.collect)) fail('Restricted')
}
