import type { NewPublish } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { loadUserBriefs } from '../member/index.ts'
import { listNameable } from './mention.read.ts'

/** Methods of NewPublish about mentions. */
export const mentionMethods = {
  GetRecentUserList: async (ctx, { keyword }) => {
    const ids = await listNameable(ctx, keyword.replace(/^[@＠]/, ''))
    const briefs = await loadUserBriefs(ctx, ids)
    return ids.flatMap((id) => briefs.get(id) ?? [])
  },
} satisfies Partial<HandlersOf<typeof NewPublish>>
