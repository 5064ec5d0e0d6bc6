import type { UserInfo } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { loadUserBriefs } from '../member/index.ts'
import { searchMembers } from './search-members.read.ts'

export const memberSearchMethods = {
  Search: async (ctx, input) => {
    const { rows, ...page } = await searchMembers(ctx, input)
    const briefs = await loadUserBriefs(
      ctx,
      rows.map((row) => row.id),
    )
    return { ...page, items: rows.flatMap((row) => briefs.get(row.id) ?? []) }
  },
} satisfies Partial<HandlersOf<typeof UserInfo>>
