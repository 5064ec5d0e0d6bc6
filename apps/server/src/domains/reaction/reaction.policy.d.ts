import type { Viewer } from '../../context.ts';
/** A member fills and changes their own folders; another's do not exist for them. */
export declare function canUseFolder(viewer: Viewer, folder: {
    member_id: string;
}): 'ok' | 'notOwner';
