import { type MethodParsed, type StaffGiftRule } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Adds a rule. @throws ContentNotFound for an unknown gift, BadInput for a source that has one */
export declare function createGiftRule(ctx: StaffCtx, input: MethodParsed<typeof StaffGiftRule.Create>): Promise<{
    id: string;
    source: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
    level: number | null;
    giftId: string;
    giftTitle: string;
    isOpen: boolean;
    version: number;
}>;
/** Changes what a rule gives from now on. @throws ContentNotFound, ChangedMeanwhile */
export declare function saveGiftRule(ctx: StaffCtx, { id, giftId, isOpen, version, reason }: MethodParsed<typeof StaffGiftRule.Save>): Promise<{
    id: string;
    source: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
    level: number | null;
    giftId: string;
    giftTitle: string;
    isOpen: boolean;
    version: number;
}>;
