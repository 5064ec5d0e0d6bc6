import { followMember } from './follow-member.ts';
import { listBlocked, listFans, listFollowed } from './relation-list.view.ts';
import { removeFan } from './remove-fan.ts';
/** Methods of UserFollow about follows. */
export declare const followMethods: {
    Follow: typeof followMember;
    GetList: typeof listFollowed;
    GetFansList: typeof listFans;
    RemoveFan: typeof removeFan;
};
/** Methods of UserInfo about blocks. */
export declare const blockMethods: {
    Block: (ctx: import("../../context.ts").MemberCtx, input: {
        userId: string;
        requestId?: string | undefined;
    }) => Promise<null>;
    Unblock: (ctx: import("../../context.ts").MemberCtx, input: {
        userId: string;
        requestId?: string | undefined;
    }) => Promise<null>;
    GetBlockList: typeof listBlocked;
};
