import { StaffInvitation } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { consoleOnly, type Permission, staffOnly, type WriteCase } from '../../../testing/permission-cases.ts'
import { buildStaff, signInStaff, staffPassword, type StaffBrowser } from '../../../testing/staff.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { totpAt } from '../totp.ts'

const reason = '换班'
const otherStaff: WriteCase['make'] = async (node) => {
  const { staffId } = await buildStaff(node, ['support'])
  return { staffId, reason }
}
const change = (body: object): WriteCase => ({
  make: async (node) => {
    const { staffId } = await buildStaff(node, ['support'])
    return { id: staffId, version: 1, reason, ...body }
  },
})
const makeInvitation = (node: TestNode, staff: StaffBrowser) =>
  callAs(node, staff, StaffInvitation.Create, { roles: ['support'], reason })

export const permissions = {
  'StaffSession/SignIn': consoleOnly,
  'StaffSession/SignOut': { ...staffOnly, write: { make: () => ({}), endsSession: true } },
  'StaffSession/Get': staffOnly,
  'StaffSession/Confirm': {
    ...staffOnly,
    write: {
      make: (node, _, staff) => ({ code: totpAt(staff.totpSecret, node.app.now()) }),
      before: ['staff_account'],
    },
  },
  'StaffSession/ChangePassword': {
    ...staffOnly,
    write: { make: () => ({ password: staffPassword, newPassword: `${staffPassword}，再等等` }) },
  },
  'StaffSession/RenewRecoveryCodes': { ...staffOnly, write: { make: () => ({}) } },
  'StaffSession/GetList': staffOnly,
  'StaffSession/End': {
    ...staffOnly,
    write: { make: async (node, _, staff) => ({ id: (await signInStaff(node, staff)).sessionId }) },
  },
  'StaffInvitation/Get': consoleOnly,
  'StaffInvitation/Accept': consoleOnly,
  'StaffInvitation/GetList': staffOnly,
  'StaffInvitation/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffInvitation/Create': { ...staffOnly, write: { make: () => ({ roles: ['support'], reason }) } },
  'StaffInvitation/CreateForAccount': { ...staffOnly, write: { make: otherStaff } },
  'StaffInvitation/Revoke': {
    ...staffOnly,
    write: { make: async (node, _, staff) => ({ id: (await makeInvitation(node, staff)).id }) },
  },
  'StaffAccount/GetList': staffOnly,
  'StaffAccount/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffAccount/SetRoles': { ...staffOnly, write: change({ roles: ['moderator'] }) },
  'StaffAccount/SetShop': { ...staffOnly, write: change({ shopId: null }) },
  'StaffAccount/SetOpen': { ...staffOnly, write: change({ open: false }) },
  'StaffAudit/GetList': staffOnly,
  'StaffDashboard/Get': staffOnly,
  'StaffDashboard/Export': {
    ...staffOnly,
    write: { make: () => ({ fromDay: '2026-11-01', toDay: '2026-11-07', reason }) },
  },
  'StaffSearch/Find': staffOnly,
  'StaffAudit/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
} satisfies Record<string, Permission>
