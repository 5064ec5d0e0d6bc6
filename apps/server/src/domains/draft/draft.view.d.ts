import { type Draft, type DraftItem } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** The caller's drafts, newest first, as lists show them. */
export declare function loadDraftItems(ctx: MemberCtx): Promise<DraftItem[]>;
/**
 * One of the caller's drafts as the editor opens it. A photograph whose file no longer exists is left out.
 * @throws ContentNotFound
 */
export declare function loadDraft(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<Draft>;
