import type { Database } from './client.ts';
/** Names of migrations that the database has not applied. Throws while the database is unreachable. */
export declare function pendingMigrations(db: Database): Promise<string[]>;
