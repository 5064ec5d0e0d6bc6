import type { Queryable } from '../db/client.ts';
/** A fixed window of the table `rate_limit`: the first count opens it, and it ends `seconds` later. */
export interface Window {
    points: number;
    seconds: number;
}
export interface WindowState {
    /** False when the window was full: nothing was counted then. */
    taken: boolean;
    points: number;
    /** Milliseconds until the window ends. */
    msLeft: number;
}
/**
 * Counts one in a window unless it is full, in one statement: of concurrent calls on many nodes exactly as many pass as
 * the window has points. Inside a transaction a rollback undoes the count, and callers with the same key wait for its
 * end. For limits of a domain; those of whole methods belong to the gate.
 */
export declare function consumeWindow(db: Queryable, now: Date, key: string, window: Window): Promise<WindowState>;
/** State of a window, without counting. One that has ended or never began has 0 points. */
export declare function readWindow(db: Queryable, now: Date, key: string): Promise<Omit<WindowState, 'taken'>>;
/** Extends a window until `end`, so that a full one refuses until then. */
export declare function extendWindow(db: Queryable, key: string, end: Date): Promise<void>;
/** Deletes the counts. */
export declare function clearWindows(db: Queryable, keys: string[]): Promise<void>;
/** Takes counts back that do not count after all. */
export declare function giveBack(db: Queryable, key: string, points: number): Promise<void>;
