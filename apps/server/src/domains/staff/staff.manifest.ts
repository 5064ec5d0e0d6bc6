import type { Manifest } from '../../manifest.ts'
import { staffExport } from './accounts.read.ts'
import { auditExport } from './audit.read.ts'
import { figureExport } from './dashboard.read.ts'
import { invitationExport } from './invitations.read.ts'
import {
  staffAccountMethods,
  staffAuditMethods,
  staffDashboardMethods,
  staffInvitationMethods,
  staffSearchMethods,
  staffSessionMethods,
} from './staff.handlers.ts'
import { staffSealed } from './staff.sealed.ts'
import { staffFigures } from './staff.figures.ts'

export const staffManifest = {
  name: 'staff',
  handlers: {
    StaffSession: staffSessionMethods,
    StaffInvitation: staffInvitationMethods,
    StaffAccount: staffAccountMethods,
    StaffAudit: staffAuditMethods,
    StaffDashboard: staffDashboardMethods,
    StaffSearch: staffSearchMethods,
  },
  exports: [staffExport, invitationExport, auditExport, figureExport],
  sealed: staffSealed,
  figures: staffFigures,
  demo: async () => (await import('./demo/staff.demo.ts')).staffDemo,
} satisfies Manifest
