import type { StaffGear } from '@guangquan/contract';
import type { HandlersOf } from '../../../http/implement.ts';
export declare const staffGearMethods: HandlersOf<typeof StaffGear>;
