import type { Queryable, Tx } from '../db/client.ts';
/** @param input JSON text */
export declare function insertExport(tx: Tx, row: {
    id: string;
    sessionId: string;
    list: string;
    input: string;
    now: Date;
}): Promise<void>;
/** Opens an export that was begun within the last minute by this session; a second time there is none. */
export declare function openExport(db: Queryable, { id, sessionId, now }: {
    id: string;
    sessionId: string;
    now: Date;
}): Promise<{
    input: import("../db/tables.gen.ts").JsonValue;
    list: string;
} | undefined>;
