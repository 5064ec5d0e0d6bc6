import { type MethodParsed, type StrikeItem, type UserStrike } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
type Read = Pick<Ctx, 'db' | 'now'>;
/** A page of a member's strikes, new ones first. totalCount: capped. */
export declare function listOwnStrikes(ctx: Read, memberId: string, input: MethodParsed<typeof UserStrike.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        kind: "ban" | "mute" | "warning";
        days: number | null;
        reason: string;
        untilTime: string | null;
        isAutomatic: boolean;
        target: {
            kind: "comment" | "member" | "post";
            text: string;
            change: "limited" | "masked" | "none" | "refused" | "removed";
        } | null;
        createTime: string;
        liftTime: string | null;
        appealUntilTime: string;
        canAppeal: boolean;
        appeal: {
            state: 1 | 2 | 3;
            text: string;
            createTime: string;
            dueTime: string;
            answer: string;
            decideTime: string | null;
        } | null;
    }[];
}>;
/** One strike of a member. @throws ContentNotFound */
export declare function loadOwnStrike(ctx: Read, { memberId, id }: {
    memberId: string;
    id: string;
}): Promise<StrikeItem>;
/** The state of a row, as the wire has it. */
export declare function stateOf(state: number): 1 | 2 | 3;
export {};
