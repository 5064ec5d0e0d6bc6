import type { Queryable } from '../db/client.ts';
/** Whether a session has not ended, read from the database: for what runs longer than the gate's check is valid. */
export declare function isLiveSession(db: Queryable, sessionId: string): Promise<boolean>;
