import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { App } from '../context.ts';
import type { Database } from '../db/client.ts';
/** What a job works with. */
export interface JobCtx {
    app: App;
    /** A separate pool with a statement timeout of five minutes. */
    db: Database;
    now: Date;
    log: FastifyBaseLogger;
    /** Aborted when the program stops; a long job ends soon and is run again elsewhere. */
    signal: AbortSignal;
}
/**
 * How many jobs of each lane run at once on a node. Lanes are by duration, each with a worker of its own, so that no
 * job waits behind one of another kind: `quick` takes seconds at any size of the site, `slow` minutes that a member
 * waits for, `upkeep` scans whole tables.
 */
export declare const lanes: {
    readonly quick: 2;
    readonly slow: 1;
    readonly upkeep: 1;
};
export type Lane = keyof typeof lanes;
/** The lane of a kind of job; null for one that this program does not have. */
export declare function laneOfJob(name: string): Lane | null;
/** A kind of job, for the worker. */
export interface Job<S extends z.ZodType = z.ZodType> {
    name: string;
    schema: S;
    attempts: number;
    lane: Lane;
    perform: (ctx: JobCtx, payload: unknown) => Promise<void>;
}
/**
 * Declares a kind of job. It may run more than once (a node killed midway, a failed attempt), so it must be idempotent.
 * @param options.attempts attempts before it is left for an operator; default 8, over about an hour
 */
export declare function defineJob<S extends z.ZodType>(name: string, schema: S, run: (ctx: JobCtx, payload: z.output<S>) => Promise<void>, options?: {
    attempts?: number;
    lane?: Lane;
}): Job<S>;
/** A scheduled job; minutes, hours and days in UTC. */
export interface Schedule {
    job: Job;
    /** Five fields of crontab. */
    pattern: string;
    /** As in `enqueue`: below 0 it is next in its lane, whatever else waits. */
    priority?: number;
}
