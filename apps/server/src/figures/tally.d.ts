import type { FigureName } from '@guangquan/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
/** Counts what leaves no row, on this node, and stores it every five seconds: many events at once are one write. */
export declare function mountTally(server: FastifyInstance, app: App): void;
/** Counts one event. */
export declare function tally(app: App, name: FigureName, now: Date): void;
/** Stores what this node counted. On failure it is dropped: a figure is not worth a queue. */
export declare function flushTally(app: App): Promise<void>;
