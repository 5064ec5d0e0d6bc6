import { type PublishForEdit } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/** One of the caller's own posts as the editor opens it. @throws ContentNotFound, Forbidden */
export declare function loadForEdit(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<PublishForEdit>;
