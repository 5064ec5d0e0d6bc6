import type { App } from '../../../context.ts';
import type { Queryable, Tx } from '../../../db/client.ts';
import type { SettingCtx } from '../../../db/settings.ts';
/**
 * Refuses a video that would be refused when it is stored, before its bytes are sent or probed. Two calls at once may
 * both pass; `countVideo` decides.
 * @throws Failure VideoDayLimit
 */
export declare function refuseManyVideos(ctx: SettingCtx, { ownerId, now }: {
    ownerId: string;
    now: Date;
}): Promise<void>;
/**
 * Counts a video in the transaction that inserts its file, which holds the lock of its owner's quota. It stays counted
 * when the video is deleted.
 * @throws Failure VideoDayLimit
 */
export declare function countVideo(tx: Tx, { app, fileId, ownerId, now }: {
    app: App;
    fileId: string;
    ownerId: string;
    now: Date;
}): Promise<void>;
/** A file that was not accepted after all does not count. */
export declare function uncountVideo(db: Queryable, fileId: string): Promise<void>;
/** Removes what no day counts any more. */
export declare function forgetCountedVideos(db: Queryable, now: Date): Promise<void>;
