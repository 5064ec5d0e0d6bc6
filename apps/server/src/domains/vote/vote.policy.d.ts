import type { Viewer } from '../../context.ts';
/** The author ends their own vote early. */
export declare function canCloseVote(viewer: Viewer, authorId: string): 'ok' | 'notAuthor';
