import { type PresentItem } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** Claims a present. @throws ContentNotFound, PresentExpired, PresentClaimed, NotAllowedNow */
export declare function claimPresent(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<PresentItem>;
/** Chooses one of the options, for good. @throws as `claimPresent`, BadInput */
export declare function choosePresent(ctx: MemberCtx, { id, option }: {
    id: string;
    option: number;
}): Promise<PresentItem>;
/** Takes coins in place of a present, as many as it says. @throws as `claimPresent` */
export declare function exchangePresent(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<PresentItem>;
/** Gives a present up that was not yet had. @throws ContentNotFound, PresentExpired, NotAllowedNow */
export declare function giveUpPresent(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<PresentItem>;
