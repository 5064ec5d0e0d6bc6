import type { CollectFolder } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import { countLimits } from '../../db/count-limits.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { lockPostingRights, lockCounters } from '../standing/index.ts'
import { folderView, listFolders } from './folder.store.ts'

/**
 * Creates a folder, or changes its name and whether it is public.
 * @throws ContentNotFound, ContentRefused, FolderLimit, FolderTaken
 */
export async function saveFolder(
  ctx: MemberCtx,
  { id, name, isPublic }: { id?: string | undefined; name: string; isPublic: boolean },
): Promise<CollectFolder> {
  if ((await judgeText(ctx, [name])) !== 'pass') fail('ContentRefused')
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    // Two tabs must not both take the last place, nor the same name.
    await lockPostingRights(tx, memberId)
    const own = await listFolders(tx, memberId)
    if (own.some((folder) => folder.name === name && folder.id !== id)) fail('FolderTaken')
    if (id === undefined) {
      const max = await countLimits.folders.read({ app: ctx.app, db: tx })
      if (own.length >= max) fail('FolderLimit', { max })
      const made = { id: uuid(), member_id: memberId, name, is_public: isPublic }
      await tx
        .insertInto('collect_folder')
        .values({ ...made, created_at: ctx.now })
        .execute()
      return folderView({ ...made, collect_count: 0 })
    }
    const changed = own.find((folder) => folder.id === id)
    if (changed === undefined) fail('ContentNotFound')
    await tx.updateTable('collect_folder').set({ name, is_public: isPublic }).where('id', '=', id).execute()
    return folderView({ ...changed, name, is_public: isPublic })
  })
}

/** Deletes a folder; its posts move to the default folder. @throws ContentNotFound */
export async function deleteFolder(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    // Locked in the order of every change to a collection, so that a post being moved out does not cause a deadlock.
    await lockCounters(tx, [ctx.viewer.id])
    const { numDeletedRows } = await tx
      .deleteFrom('collect_folder')
      .where('id', '=', id)
      .where('member_id', '=', ctx.viewer.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) fail('ContentNotFound')
    return null
  })
}
