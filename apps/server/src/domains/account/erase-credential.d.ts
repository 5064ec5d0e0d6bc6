import type { App } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/** Removes a member's credentials, and what was sent to their phone and e-mail. */
export declare function eraseAccount(tx: Tx, { app, memberId, now }: {
    app: App;
    memberId: string;
    now: Date;
}): Promise<void>;
