import type { Queryable, Tx } from '../../db/client.ts';
import { Cue } from './parse-subtitles.ts';
/** What a post stores about its video. */
export interface PostVideo {
    publishId: string;
    fileId: string;
    posterId: string;
    ownersOnly: boolean;
}
/** Videos of posts, in no particular order. */
export declare function findPostVideos(db: Queryable, ids: readonly string[]): Promise<PostVideo[]>;
/** The subtitles of a post's video, or null. */
export declare function findSubtitles(db: Queryable, publishId: string): Promise<Cue[] | null>;
export declare function insertPostVideo(tx: Tx, video: PostVideo & {
    subtitles: Cue[] | null;
    waits: boolean;
}): Promise<void>;
/** Changes poster and subtitles of a post's video. */
export declare function changePostVideo(tx: Tx, publishId: string, { posterId, subtitles }: {
    posterId: string;
    subtitles: Cue[] | null;
}): Promise<void>;
/** The subtitles of videos that everybody may watch in full, for search: by post id. */
export declare function findSubtitleTexts(db: Queryable, ids: readonly string[]): Promise<Map<string, string>>;
/** Posts of a video, and whether they wait for it. */
export declare function listPostsOf(tx: Tx, fileId: string): Promise<{
    publish_id: string;
    waits: boolean;
}[]>;
/** The video a post waits for, if any. */
export declare function findAwaited(tx: Tx, publishId: string): Promise<string | undefined>;
/** Ends the wait of a post. */
export declare function endWait(tx: Tx, publishId: string): Promise<void>;
