import { buildPost } from '../../../testing/posts.ts'
import { buildMember } from '../../../testing/people.ts'
import { staffOnly, toHidden, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'NewPublish/UserReport': {
    ...toHidden('members', (targetId) => ({ reportType: 1, targetId, reason: 1 }), 'NotAllowedOnSelf'),
    write: {
      make: async (node) => ({
        reportType: 1,
        targetId: await buildPost(node, await buildMember(node)),
        reason: 1,
      }),
    },
  },
  'StaffReport/GetList': staffOnly,
  'StaffReport/Export': { ...staffOnly, write: { make: () => ({ reason: '季度统计' }) } },
} satisfies Record<string, Permission>
