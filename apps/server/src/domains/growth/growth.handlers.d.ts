import type { StaffGrowth, UserLevel } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const levelMethods: HandlersOf<typeof UserLevel>;
export declare const staffGrowthMethods: HandlersOf<typeof StaffGrowth>;
