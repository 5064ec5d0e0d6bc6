import { type StaffTag } from '@guangquan/contract';
import type { HandlersOf } from '../../../http/implement.ts';
export declare const staffTagMethods: HandlersOf<typeof StaffTag>;
