import type { Queryable } from '../db/client.ts';
/** Removes a recipient's messages from the development outbox. */
export declare function forgetRecipients(db: Queryable, recipients: readonly string[]): Promise<void>;
