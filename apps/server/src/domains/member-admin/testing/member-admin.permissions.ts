import { StaffMember } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { type Permission, staffOnly, type WriteCase } from '../../../testing/permission-cases.ts'

const reason = '会员来电'
const about = (body: object): WriteCase => ({
  make: (_, { browser }) => ({ id: browser.userId, reason, ...body }),
})

/** Who may call what of this domain. */
export const permissions = {
  'StaffMember/GetList': staffOnly,
  'StaffMember/Get': staffOnly,
  'StaffMember/GetSessions': staffOnly,
  'StaffMember/GetReports': staffOnly,
  'StaffMember/EndSessions': { ...staffOnly, write: about({}) },
  'StaffMember/ResetProfile': {
    ...staffOnly,
    write: {
      make: async (node, { browser }, staff) => {
        const { id, profileVersion } = await callAs(node, staff, StaffMember.Get, { id: browser.userId })
        return { id, parts: ['nickName'], profileVersion, reason }
      },
    },
  },
  'StaffMember/RequestPersonalData': { ...staffOnly, write: about({ field: 'phone' }) },
  'StaffMember/GetPersonalData': staffOnly,
} satisfies Record<string, Permission>
