import type { VotePart } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** Ends the caller's own vote early. @throws ContentNotFound, Forbidden, VoteEnded */
export declare function closeVote(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<VotePart>;
