import type { MemberCtx } from '../../context.ts';
/**
 * Signs out one of the member's own devices.
 * @throws ContentNotFound for another member's session, and one that has ended
 */
export declare function removeSession(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<null>;
