import type { MemberCtx } from '../../context.ts';
/** Deletes one of the caller's addresses; if it was the default, the newest becomes it. @throws ContentNotFound */
export declare function deleteAddress(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<void>;
