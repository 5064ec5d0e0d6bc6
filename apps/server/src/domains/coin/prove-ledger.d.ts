import type { JobCtx } from '../../jobs/job.ts';
/** What of the ledger is wrong: the first ids of movements that do not balance, and of lots with a wrong balance. */
export interface LedgerFaults {
    movements: string[];
    lots: string[];
}
/**
 * Proves the ledger: every movement balances, and every lot has the sum of its entries. The database refuses anything
 * else, so a fault is a sign of damage; it is logged for an operator and never repaired.
 */
export declare function proveLedger({ db, log }: Pick<JobCtx, 'db' | 'log'>): Promise<LedgerFaults>;
