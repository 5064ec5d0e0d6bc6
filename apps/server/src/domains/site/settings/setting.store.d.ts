import type { Facts } from '../../../audit-chain/record-act.ts';
import type { Tx } from '../../../db/client.ts';
/**
 * Locks a setting for a change that was made from this version of it, also one that is not set.
 * @returns its stored value; undefined where it is not set
 * @throws ChangedMeanwhile
 */
export declare function lockSetting(tx: Tx, { key, version }: {
    key: string;
    version: number;
}): Promise<unknown>;
/** What the audit log stores: of a setting with parts those that differ. */
export declare function settingFacts(value: unknown, other: unknown): Facts;
