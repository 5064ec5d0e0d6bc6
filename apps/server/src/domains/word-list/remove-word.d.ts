import type { StaffCtx } from '../../context.ts';
/** Removes a word from the list. @throws ContentNotFound, ChangedMeanwhile */
export declare function removeWord(ctx: StaffCtx, input: {
    id: string;
    version: number;
}): Promise<void>;
