import type { Ctx } from '../../context.ts';
import { type ReplyRow } from './reply-rows.ts';
/** The critiques of a post that this viewer sees, oldest first. */
export declare function listCritiques(ctx: Ctx, publishId: string): Promise<ReplyRow[]>;
