import { type Caches } from '../cache/caches.ts';
import type { Database } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Bus } from '../events/bus.ts';
import type { LiveSession } from './live-session.ts';
/** A superseded token stays valid this long, for requests of other tabs that are under way. */
export declare const tokenGraceMs = 60000;
/**
 * Finds sessions by token and caches them for 5 s. An ended or renewed session is announced on the bus, so that every
 * node forgets it within a second; the 5 s are the bound when an announcement is lost.
 */
export interface SessionFinder {
    find: (token: string) => Promise<LiveSession | null>;
}
interface SessionSources {
    db: Database;
    env: Env;
    bus: Bus;
    caches: Caches;
}
/** One finder per node. */
export declare function makeSessionFinder(app: SessionSources): SessionFinder;
export {};
