import type { StaffMember, StaffPhoneRequest } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const staffMemberMethods: HandlersOf<typeof StaffMember>;
export declare const phoneRequestMethods: HandlersOf<typeof StaffPhoneRequest>;
