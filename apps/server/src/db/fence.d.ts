import pg from 'pg';
declare module 'pg' {
    interface Query {
        queryMode?: 'extended';
        handleDataRow: (message: unknown) => void;
        handleCommandComplete: (message: unknown, connection: pg.Connection) => void;
    }
}
/** Tables in which a call finds the rows of its caller only: those with a policy in the database. */
export declare const fencedTables: string[];
/** Whose rows a visitor finds: nobody's. */
export declare const nobody = "00000000-0000-0000-0000-000000000000";
/** The parameters of a statement of a caller; with their fence, if it needs one. */
export declare function fenceFor(text: string, parameters: readonly unknown[], memberId: string): readonly unknown[];
/**
 * Makes a new connection send a fenced statement together with the setting that the policies read, in one message: the
 * setting costs no further round trip, and ends with the statement or with its transaction.
 */
export declare function sendFenced(client: pg.PoolClient): void;
