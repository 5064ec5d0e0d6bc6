import type { Database } from '../db/client.ts';
/** Counts how requests to providers end. */
export interface ProviderUse {
    /** @param failure why the provider did not do what it is for; null for a success */
    record: (provider: string, failure: string | null) => void;
    /** Stores what this node counted. */
    flush: () => Promise<void>;
}
/** What this node counted is stored every five seconds, so that no request waits for it. */
export declare function countProviderUse(db: Database, { now, log }: {
    now: () => Date;
    log: {
        warn: (facts: object, text: string) => void;
    };
}): ProviderUse;
/** How requests to a provider ended. */
export interface UseOfProvider {
    provider: string;
    succeeded: number;
    failed: number;
    lastSuccessAt: Date | null;
    lastFailureAt: Date | null;
    lastFailure: string;
}
/** Of each provider: the counts of a day, and its last success and failure of the days that are stored. */
export declare function listProviderUse(db: Database, day: string): Promise<UseOfProvider[]>;
