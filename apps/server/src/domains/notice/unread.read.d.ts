import type { UnreadCount } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** The caller's unread notices by tab; a group of likes counts as one. */
export declare function countUnread(ctx: MemberCtx): Promise<UnreadCount>;
