import type { Database } from '../../db/client.ts';
/** Notifies the voters of ended votes, once. Votes that are no longer public are skipped. @returns how many votes */
export declare function notifyVoters(db: Database, now: Date): Promise<number>;
