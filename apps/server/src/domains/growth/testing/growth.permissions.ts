import { dayOf } from '@guangquan/rules/time-text'
import { members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'UserLevel/Get': members,
  'UserLevel/GetExpLines': members,
  'UserLevel/GetRules': members,
  'UserLevel/GetTasks': members,
  'UserLevel/ClaimTask': { ...members, write: { make: () => ({ key: 'phone' }) } },
  'UserLevel/MakeUpVisit': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const dayBefore = new Date(node.app.now().getTime() - 24 * 3600_000)
        await node.app.db
          .updateTable('member')
          .set({ created_at: dayBefore })
          .where('id', '=', browser.userId)
          .execute()
        return { day: dayOf(dayBefore) }
      },
    },
  },
} satisfies Record<string, Permission>
