import type { FileUse } from '../post/index.ts';
import { type Cue } from './parse-subtitles.ts';
import type { PostVideo } from './video.store.ts';
/** The files of a video post. */
export declare function usesOf({ fileId, posterId, ownersOnly }: Omit<PostVideo, 'publishId'>): FileUse[];
/** The lines of a subtitle file; null for an empty one. @throws BadInput for a text without a valid line */
export declare function readLines(subtitles: string): Cue[] | null;
