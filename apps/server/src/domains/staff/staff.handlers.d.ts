import type { StaffAccount, StaffAudit, StaffDashboard, StaffInvitation, StaffSearch, StaffSession } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const staffSessionMethods: HandlersOf<typeof StaffSession>;
export declare const staffInvitationMethods: HandlersOf<typeof StaffInvitation>;
export declare const staffAccountMethods: HandlersOf<typeof StaffAccount>;
export declare const staffAuditMethods: HandlersOf<typeof StaffAudit>;
export declare const staffDashboardMethods: HandlersOf<typeof StaffDashboard>;
export declare const staffSearchMethods: HandlersOf<typeof StaffSearch>;
