/** A running statement that can be cancelled. */
interface Cancellable {
    cancel: () => void;
}
/**
 * The time limit of one request in the database. When it expires, the request starts no further statement, running ones
 * are cancelled, and nothing is committed.
 */
export declare class Deadline {
    #private;
    get isOver(): boolean;
    /** Ends the request's time. @returns false while a commit is running, whose outcome the caller must get */
    end(): boolean;
    /** @throws Failure Unavailable when the time has expired */
    refuseLate(): void;
    /** @throws Failure Unavailable when the time has expired */
    commit(work: () => Promise<void>): Promise<void>;
    watch(one: Cancellable): void;
    unwatch(one: Cancellable): void;
}
export {};
