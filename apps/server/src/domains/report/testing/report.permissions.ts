import { toHidden, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'NewPublish/UserReport': toHidden(
    'members',
    (targetId) => ({ reportType: 1, targetId, reason: 1 }),
    'NotAllowedOnSelf',
  ),
}
