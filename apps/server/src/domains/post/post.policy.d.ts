import type { Viewer } from '../../context.ts';
/** Named reasons why an action on a post is refused. */
export type Verdict = 'ok' | 'notAuthor' | 'commentsClosed';
interface Post {
    author_id: string;
    status: number;
    comments_closed: boolean;
}
/** The author deletes their own post. */
export declare function canDeletePost(viewer: Viewer, post: Post): Verdict;
/** The author decides whether others may still comment. */
export declare function canCloseComments(viewer: Viewer, post: Post): Verdict;
/** The author edits their own post, as long as it is not deleted. */
export declare function canEditPost(viewer: Viewer, post: Pick<Post, 'author_id' | 'status'>): Verdict;
/** The author may restore a post from the recycle bin, or purge it. */
export declare function canUseBin(viewer: Viewer, post: Pick<Post, 'author_id'>): Verdict;
/** Whoever may open a published post may comment, until the author closes comments. The author always may. */
export declare function canComment(viewer: Viewer, post: Post): Verdict;
export {};
