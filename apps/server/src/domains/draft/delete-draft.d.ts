import type { MemberCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/** Deletes a draft, and its photographs unless a post or another draft uses them. @throws ContentNotFound */
export declare function deleteDraft(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<null>;
/**
 * Ends a draft that was published, in that transaction: a second click with another requestId finds it gone and
 * publishes nothing twice. A draft that another tab or device changed since this version holds more than was published
 * and stays.
 * @throws ContentNotFound
 */
export declare function endDraft(tx: Tx, { authorId, draftId, version }: {
    authorId: string;
    draftId: string;
    version: number | undefined;
}): Promise<void>;
