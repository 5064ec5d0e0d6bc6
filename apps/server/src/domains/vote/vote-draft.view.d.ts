import { type DraftPartOf } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** Options of a draft of a vote. */
export declare function countDraftOptions(part: unknown): number;
/** The votes of drafts as the editor opens them. */
export declare function loadVoteDrafts(ctx: MemberCtx, parts: ReadonlyMap<string, unknown>): Promise<Map<string, DraftPartOf<'vote'>>>;
