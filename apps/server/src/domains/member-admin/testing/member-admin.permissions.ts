import { StaffMember, StaffPhoneRequest } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { newPhone } from '../../../testing/codes.ts'
import { type Permission, staffOnly, type WriteCase } from '../../../testing/permission-cases.ts'
import { buildStaff } from '../../../testing/staff.ts'

const reason = '会员来电'
const about = (body: object): WriteCase => ({
  make: (_, { browser }) => ({ id: browser.userId, reason, ...body }),
})

const lost = { proof: '身份证与会员卡一致', reason }

export const permissions = {
  'StaffMember/GetList': staffOnly,
  'StaffMember/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffMember/Get': staffOnly,
  'StaffMember/GetSessions': staffOnly,
  'StaffMember/GetReports': staffOnly,
  'StaffMember/ExportReports': { ...staffOnly, write: about({ side: 'of' }) },
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
  'StaffMember/Sanction': { ...staffOnly, write: about({ kind: 'mute', days: 3 }) },
  'StaffMember/RequestPersonalData': { ...staffOnly, write: about({ field: 'phone' }) },
  'StaffMember/GetPersonalData': staffOnly,
  'StaffPhoneRequest/GetList': staffOnly,
  'StaffPhoneRequest/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffPhoneRequest/Create': {
    ...staffOnly,
    write: { make: (_, { browser }) => ({ memberId: browser.userId, phone: newPhone(), ...lost }) },
  },
  'StaffPhoneRequest/Decide': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => {
        const colleague = await buildStaff(node, ['support'])
        const request = { memberId: browser.userId, phone: newPhone(), ...lost }
        const { id } = await callAs(node, colleague, StaffPhoneRequest.Create, request)
        return { id, approve: true, reason }
      },
    },
  },
} satisfies Record<string, Permission>
