import type { MemberCtx } from '../../context.ts';
/**
 * Opens a post for critiques, or closes it; existing critiques stay.
 * @throws ContentNotFound, also for a post the caller may not see; Forbidden for somebody else's
 */
export declare function setCritiqueOpen(ctx: MemberCtx, { id, on }: {
    id: string;
    on: boolean;
}): Promise<{
    critiqueOpen: boolean;
}>;
