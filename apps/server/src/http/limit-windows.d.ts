import { type LimitClass, type RatePart } from '@guangquan/contract';
/** Points of a class by the names of its windows. */
export type Rates = Partial<Record<RatePart, number>>;
/** This many points in this many seconds. */
export interface LimitWindow {
    points: number;
    seconds: number;
    /** Counted for the caller's address even when signed in. */
    byAddress?: boolean;
    /** Operators may change its points: its name in the setting of the class. */
    part?: RatePart;
}
/** All requests of one address that is not signed in. */
export declare const anonymousWindows: LimitWindow[];
/** All calls of one member. */
export declare const memberWindow: LimitWindow;
/** All calls of one staff member. */
export declare const staffWindow: LimitWindow;
/** Limits of each class; all windows of a class apply. Those with a `part` are defaults: see `limit-settings.ts`. */
export declare const limitWindows: Record<LimitClass, LimitWindow[]>;
