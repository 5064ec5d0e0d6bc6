import type { MethodOutput, UserLevel } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
/** A page of the caller's experience, newest first. totalCount: capped, counted for the first page. */
export declare function listExpLines(ctx: MemberCtx, input: PageInput): Promise<MethodOutput<typeof UserLevel.GetExpLines>>;
