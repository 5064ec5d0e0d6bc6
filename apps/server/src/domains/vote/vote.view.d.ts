import { type VotePart } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/** Votes as this viewer sees them, in one query plus one for the pictures of all options. */
export declare function loadVotes(ctx: Ctx, ids: readonly string[]): Promise<Map<string, VotePart>>;
/** One vote. @throws Failure ContentNotFound */
export declare function getVote(ctx: Ctx, id: string): Promise<VotePart>;
