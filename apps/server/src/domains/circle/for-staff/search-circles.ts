import { StaffCircle } from '@guangquan/contract'
import { circleStateNames } from '@guangquan/contract/circle/circle.words'
import type { StaffCtx } from '../../../context.ts'
import { containing } from '../../../db/like-pattern.ts'
import { stateOf } from '../reads/circle-items.view.ts'

/** Circles in the global search of the console. */
export const circleSearch = {
  kind: 'circle',
  access: StaffCircle.GetList.access,
  find: async ({ db }: StaffCtx, { text, limit }: { text: string; limit: number }) => {
    const rows = await db
      .selectFrom('circle')
      .select(['id', 'title', 'status'])
      .where('title', 'ilike', containing(text))
      .orderBy('member_count', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id, title, status }) => ({ id, title, detail: circleStateNames[stateOf(status)] }))
  },
} as const
