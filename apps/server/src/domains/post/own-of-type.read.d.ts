import type { MemberCtx } from '../../context.ts';
/** The caller's newest published posts of one kind, newest first. */
export declare function listOwnOfType(ctx: MemberCtx, publishType: number, limit: number): Promise<string[]>;
