import type { Tx } from '../../db/client.ts';
import type { Mark } from '../target/index.ts';
/** Removes members who undid their marks from the groups of likes, and groups that nobody is left in. */
export declare function removeActors(tx: Tx, mark: Mark, undone: readonly {
    target_id: string;
    member_id: string;
}[]): Promise<void>;
