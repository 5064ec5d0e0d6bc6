import type { LimitClass } from '@guangquan/contract';
import type pg from 'pg';
import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { type LimitWindow, type Rates } from './limit-windows.ts';
/** Whose calls are counted: the member's, else the address's. */
interface Caller {
    viewer: {
        id: string;
    } | null;
    ip: string;
}
/** Rate limits: those of classes for all nodes together in PostgreSQL, the general windows in this node's memory. */
export interface Limiter {
    /** A request of an anonymous caller, by address. @throws TooFast with `details.n`, seconds to wait */
    consumeAnonymous: (ip: string) => Promise<void>;
    /** A request that claims a session and does not prove it, by address. @throws TooFast */
    consumeUnproven: (ip: string) => Promise<void>;
    /** A call of a member. @throws TooFast */
    consumeMember: (memberId: string) => Promise<void>;
    /** A call of a staff member. @throws TooFast */
    consumeStaff: (staffId: string) => Promise<void>;
    /** A call of a method's class. @throws TooFast */
    take: (limitClass: LimitClass, caller: Caller) => Promise<void>;
    /** Returns the point of a call that does not count after all. */
    giveBack: (limitClass: LimitClass, caller: Caller) => Promise<void>;
}
/** The limiter of one node. @param ratesOf points of a class that operators may have changed */
export declare function makeLimiter(pool: pg.Pool, ratesOf: (limitClass: LimitClass) => Promise<Rates>): Limiter;
/** A limiter of one window in this node's memory. */
export declare function inMemory(window: LimitWindow): RateLimiterMemory;
/** Consumes a point of `key`. @throws TooFast with `details.n`, seconds to wait */
export declare function consume(limiter: RateLimiterAbstract, key: string): Promise<void>;
/** Counts nothing, for tests and benchmarks. */
export declare const unlimited: Limiter;
export {};
