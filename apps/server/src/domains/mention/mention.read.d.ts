import type { MemberCtx } from '../../context.ts';
/**
 * Suggestions for @: members the caller follows first, then those they recently mentioned or answered, and with a
 * keyword everybody whose name matches.
 */
export declare function listNameable(ctx: MemberCtx, keyword: string): Promise<string[]>;
