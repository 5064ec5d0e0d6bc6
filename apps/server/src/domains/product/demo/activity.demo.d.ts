import type { App } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
interface Activities {
    app: App;
    /** Products by their code. */
    productIds: ReadonlyMap<string, string>;
    now: Date;
}
/** Activities of every kind, and applications in every state. */
export declare function addActivities(tx: Tx, { app, productIds, now }: Activities): Promise<void>;
export {};
