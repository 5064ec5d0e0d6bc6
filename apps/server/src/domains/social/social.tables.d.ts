import type { SealedTable } from '../../crypto/reseal.ts';
/** Tables that only this domain may use. */
export declare const ownedTables: readonly ['social_binding', 'social_flow', 'social_ticket', 'social_scan'];
/** What key rotation re-encrypts. Flows, tickets and scans are left to expire within minutes. */
export declare const sealedTables: readonly SealedTable[];
/** Tables that other domains read in statements of their own. Only this domain writes them. */
export declare const tablesReadBy: {
    readonly social_binding: readonly ['growth'];
};
