import type { StaffWord } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const staffWordMethods: HandlersOf<typeof StaffWord>;
