import type { Achievement, ProfileFrame, StaffFrame, StaffMedal } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const medalMethods: HandlersOf<typeof Achievement>;
export declare const frameMethods: HandlersOf<typeof ProfileFrame>;
export declare const staffMedalMethods: HandlersOf<typeof StaffMedal>;
export declare const staffFrameMethods: HandlersOf<typeof StaffFrame>;
