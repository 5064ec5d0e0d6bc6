import type { Database } from '../../../db/client.ts';
/** Ends frames whose time is over: they are worn no longer, and their owners get a notice. */
export declare function expireFrames(db: Database, now: Date, signal: AbortSignal): Promise<void>;
