import type { StaffJob, StaffSystem } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const jobMethods: HandlersOf<typeof StaffJob>;
export declare const systemMethods: HandlersOf<typeof StaffSystem>;
