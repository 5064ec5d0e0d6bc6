import { type LikeNoticeItem, type NoticeItem } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
import type { LikeNoticeRow } from './like-notice.read.ts';
import type { NoticeRow } from './notice.read.ts';
/** Notices as their list shows them, in the order given: people, and each kind of target, in one query each. */
export declare function loadNoticeItems(ctx: MemberCtx, rows: readonly NoticeRow[]): Promise<NoticeItem[]>;
/** Groups of likes as their list shows them, in the order given. */
export declare function loadLikeNoticeItems(ctx: MemberCtx, rows: readonly LikeNoticeRow[]): Promise<LikeNoticeItem[]>;
