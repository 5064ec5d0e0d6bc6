import type { MemberCtx } from '../../context.ts';
/** Makes one of the caller's addresses the default. @throws ContentNotFound */
export declare function chooseDefaultAddress(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<void>;
