import type { CollectFolder } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * Creates a folder, or changes its name and whether it is public.
 * @throws ContentNotFound, ContentRefused, FolderLimit, FolderTaken
 */
export declare function saveFolder(ctx: MemberCtx, { id, name, isPublic }: {
    id?: string | undefined;
    name: string;
    isPublic: boolean;
}): Promise<CollectFolder>;
/** Deletes a folder; its posts move to the default folder. @throws ContentNotFound */
export declare function deleteFolder(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<null>;
