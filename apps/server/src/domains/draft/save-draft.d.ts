import { type DraftInput } from '@guangquan/contract';
import type { Answered, OnceCtx } from '../../http/once-ctx.ts';
interface SavedDraft {
    id: string;
    version: number;
    savedTime: string;
}
/**
 * Stores a draft, replacing the one with its id. Its files exist as long as it does.
 * @throws DraftLimit, DraftChanged, UploadNotFound, ContentNotFound, ArticlePhotoLimit, ArticleVideoLimit, BadInput
 */
export declare function saveDraft(ctx: OnceCtx<SavedDraft>, input: DraftInput): Promise<Answered>;
export {};
