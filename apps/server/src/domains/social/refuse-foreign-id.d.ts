import type { MemberCtx } from '../../context.ts';
/** An id in the body grants nothing; another member's is logged. @throws Forbidden */
export declare function refuseForeignId(ctx: MemberCtx, userId: string | undefined): void;
