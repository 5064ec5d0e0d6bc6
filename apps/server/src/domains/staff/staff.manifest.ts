import type { Manifest } from '../../manifest.ts'
import { staffExport } from './accounts.read.ts'
import { auditExport } from './audit.read.ts'
import {
  staffAccountMethods,
  staffAuditMethods,
  staffInvitationMethods,
  staffSessionMethods,
} from './staff.handlers.ts'
import { staffSealed } from './staff.sealed.ts'

export const staffManifest = {
  name: 'staff',
  handlers: {
    StaffSession: staffSessionMethods,
    StaffInvitation: staffInvitationMethods,
    StaffAccount: staffAccountMethods,
    StaffAudit: staffAuditMethods,
  },
  exports: [staffExport, auditExport],
  sealed: staffSealed,
} satisfies Manifest
