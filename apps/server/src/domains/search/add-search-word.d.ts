import type { MemberCtx } from '../../context.ts';
/**
 * Stores a member's last ten searches, and counts the word for the day, once per person. A variant of a stored word
 * replaces it.
 */
export declare function addSearchWord(ctx: MemberCtx, keyword: string): Promise<{
    id: string;
    keyword: string;
}>;
/** Deletes one of the caller's searches, or all. Somebody else's is ignored silently. */
export declare function clearSearchWords(ctx: MemberCtx, id: string | undefined): Promise<void>;
