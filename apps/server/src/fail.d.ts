import type { ErrorName } from '@guangquan/contract';
/** A business error for the envelope. Handlers throw it through `fail()`. */
export declare class Failure extends Error {
    readonly errorName: ErrorName;
    /** Values for the sentence and the client; never internal. */
    readonly details: Record<string, unknown>;
    constructor(errorName: ErrorName, details?: Record<string, unknown>);
}
/** Ends the call with an error of the catalogue. The method must declare it. */
export declare function fail(errorName: ErrorName, details?: Record<string, unknown>): never;
