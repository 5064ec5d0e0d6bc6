import type { StaffTerms } from '@guangquan/contract';
import type { HandlersOf } from '../../../http/implement.ts';
export declare const staffTermsMethods: HandlersOf<typeof StaffTerms>;
