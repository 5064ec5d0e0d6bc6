import type { DraftPartOf, publishTypes } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { type EditedColumns, type EditInputOf } from '../post/index.ts';
type Editing = EditInputOf<typeof publishTypes.video>;
/** Changes texts, poster and subtitles of a video post; the video itself cannot be changed. */
export declare function editVideo(ctx: MemberCtx, tx: Tx, { id, authorId }: {
    id: string;
    authorId: string;
}, { title, text, posterId, subtitles }: Editing): Promise<EditedColumns>;
/** Poster and subtitles of videos as the editor opens them again, by post id. */
export declare function loadEditParts(ctx: MemberCtx, ids: readonly string[]): Promise<Map<string, DraftPartOf<'video'>>>;
export {};
