import type { StaffTag } from '@guangquan/contract'
import type { HandlersOf } from '../../../http/implement.ts'
import { banTag, unbanTag } from './ban-tag.ts'
import { mergeTag } from './merge-tag.ts'
import { renameTag } from './rename-tag.ts'
import { listStaffTags, loadStaffTag } from './tags.read.ts'

export const staffTagMethods: HandlersOf<typeof StaffTag> = {
  GetList: listStaffTags,
  Rename: async (ctx, input) => {
    await renameTag(ctx, input)
    return loadStaffTag(ctx.db, input.newName)
  },
  Merge: async (ctx, input) => {
    await mergeTag(ctx, input)
    return loadStaffTag(ctx.db, input.into)
  },
  Ban: async (ctx, input) => {
    await banTag(ctx, input)
    return loadStaffTag(ctx.db, input.name)
  },
  Unban: async (ctx, input) => {
    await unbanTag(ctx, input)
    return loadStaffTag(ctx.db, input.name)
  },
}
