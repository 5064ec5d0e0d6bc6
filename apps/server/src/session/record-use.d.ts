import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
/** Precision of a session's last use; uses in between write nothing. */
export declare const useIntervalMs: number;
/**
 * Records when and from where each session was last used, after its responses: at most once in five minutes, all
 * sessions of a node together, so that no call waits for it. The first use on a day also counts its member for that day.
 */
export declare function mountSessionUses(server: FastifyInstance, app: App): void;
/** Writes the uses recorded on this node. On failure they are dropped: the next use is recorded again. */
export declare function flushSessionUses(app: App): Promise<void>;
