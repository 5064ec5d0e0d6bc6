import { type StaffFound } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** Rows of all domains by name, text or id, as far as the roles of whoever searches may read their lists. */
export declare function findAnything(ctx: StaffCtx, { text }: {
    text: string;
}): Promise<{
    items: StaffFound[];
}>;
