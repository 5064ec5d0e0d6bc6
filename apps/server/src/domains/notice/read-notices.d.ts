import type { MethodParsed, Notice, UnreadCount } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** Marks notices of the caller as read and announces it to their other browsers. @returns what is unread now */
export declare function readNotices(ctx: MemberCtx, { ids, tab, like, all }: MethodParsed<typeof Notice.Read>): Promise<UnreadCount>;
