import type { Tx } from '../../db/client.ts';
/** What other domains do when targets of any kind change, in the transaction of the change. */
export interface TargetHooks {
    /** Targets that lists show appeared, or their texts changed. */
    changed?: (tx: Tx, kind: string, ids: readonly string[]) => Promise<void>;
    /** Targets were deleted for good, with everything that stood under them. */
    removed?: (tx: Tx, ids: readonly string[]) => Promise<void>;
}
export declare const targetHooks: import("../../extension-point.ts").ExtensionPoint<readonly TargetHooks[]>;
/** Called by the owner of targets of one kind that appeared in lists or whose texts changed. */
export declare function announceIndexed(tx: Tx, kind: string, ids: readonly string[]): Promise<void>;
/** Called by the owner of targets that are deleted for good. */
export declare function announceRemoved(tx: Tx, ids: readonly string[]): Promise<void>;
