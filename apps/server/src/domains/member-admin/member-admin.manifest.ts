import type { Manifest } from '../../manifest.ts'
import { phoneRequestMethods, staffMemberMethods } from './member-admin.handlers.ts'
import { memberExport, memberSearch } from './members.read.ts'
import { memberAdminSealed } from './member-admin.sealed.ts'
import { phoneRequestExport } from './phone-request/phone-requests.read.ts'
import { erasePhoneRequests } from './phone-request/erase-phone-requests.ts'

export const memberAdminManifest = {
  name: 'member-admin',
  handlers: { StaffMember: staffMemberMethods, StaffPhoneRequest: phoneRequestMethods },
  exports: [memberExport, phoneRequestExport],
  staffSearch: [memberSearch],
  sealed: memberAdminSealed,
  personalData: {
    omittedTables: { phone_request: 'decisions of staff; the phone is in the profile' },
    erasePerson: (tx, { memberId }) => erasePhoneRequests(tx, memberId),
  },
} satisfies Manifest
