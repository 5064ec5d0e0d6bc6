import { topicCover, type StaffTag } from '@guangquan/contract'
import { beginExport } from '../../../export/list-export.ts'
import type { HandlersOf } from '../../../http/calls/implement.ts'
import { storeSitePicture } from '../../site-picture/index.ts'
import { banTag, unbanTag } from './ban-tag.ts'
import { mergeTag } from './merge-tag.ts'
import { renameTag } from './rename-tag.ts'
import { saveTagCover } from './save-cover.ts'
import { listStaffTags, loadStaffTag, tagExport } from './tags.read.ts'

export const staffTagMethods: HandlersOf<typeof StaffTag> = {
  GetList: listStaffTags,
  Export: (ctx, input) => beginExport(ctx, tagExport, input),
  Rename: async (ctx, input) => {
    await renameTag(ctx, input)
    return loadStaffTag(ctx, input.newName)
  },
  Merge: async (ctx, input) => {
    await mergeTag(ctx, input)
    return loadStaffTag(ctx, input.into)
  },
  Upload: (ctx, file) => storeSitePicture(ctx, { ...file, useType: topicCover.useType }),
  SaveCover: async (ctx, input) => {
    await saveTagCover(ctx, input)
    return loadStaffTag(ctx, input.name)
  },
  Ban: async (ctx, input) => {
    await banTag(ctx, input)
    return loadStaffTag(ctx, input.name)
  },
  Unban: async (ctx, input) => {
    await unbanTag(ctx, input)
    return loadStaffTag(ctx, input.name)
  },
}
