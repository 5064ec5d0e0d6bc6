import type { Viewer } from '../../context.ts';
/** The writer deletes their own comment, the author of the post any under it. */
export declare function canDeleteReply(viewer: Viewer | null, reply: {
    author_id: string;
}, postAuthorId: string): 'ok' | 'notWriter';
/** The author of the post pins and folds comments. */
export declare function canArrangeReplies(viewer: Viewer, postAuthorId: string): 'ok' | 'notAuthor';
/** The author of the post marks helpful critiques. */
export declare function canMarkHelpful(viewer: Viewer, postAuthorId: string): 'ok' | 'notAuthor';
/** The author who asked for critiques does not write one. */
export declare function canCritique(viewer: Viewer, postAuthorId: string): 'ok' | 'ownPost';
