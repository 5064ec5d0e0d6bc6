import type { WordsCtx } from '../../moderation/current-words.ts';
/**
 * Refuses a nickname that is reserved, belongs to a brand, gives a contact, or contains a word of the operators' list.
 * A word that would only send a post to review is refused too: a name is shown everywhere at once and cannot wait.
 * @throws NickNameRefused, NickNameContact
 */
export declare function refuseUnfitNickName(ctx: WordsCtx, nickName: string, brandWords: readonly string[]): Promise<void>;
