import { type VotePart } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * Votes, or changes a vote: choices and counters move together by exactly what changed. The same choice again changes
 * nothing.
 * @throws ContentNotFound, PhoneNotBound, VirtualPhone, VirtualPhoneNew, VoteEnded, VoteFixed, BadInput
 */
export declare function chooseVote(ctx: MemberCtx, { publishId, optionIds }: {
    publishId: string;
    optionIds: readonly string[];
}): Promise<VotePart>;
