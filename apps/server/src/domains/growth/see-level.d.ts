import type { MemberCtx } from '../../context.ts';
/** A page has shown the member that they rose: no other will. */
export declare function seeLevel(ctx: MemberCtx): Promise<null>;
