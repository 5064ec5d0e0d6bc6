import type { MemberCtx } from '../../context.ts';
/**
 * Lets the author of a post mark a critique 有帮助, or remove the mark. Concurrent clicks notify once.
 * @throws ContentNotFound for what is no shown critique of a post the caller sees; Forbidden under somebody else's post
 */
export declare function markHelpful(ctx: MemberCtx, { id, on }: {
    id: string;
    on: boolean;
}): Promise<{
    helpful: boolean;
}>;
