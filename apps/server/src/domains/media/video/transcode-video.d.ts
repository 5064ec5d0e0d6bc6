import type { FastifyBaseLogger } from 'fastify';
import type { App } from '../../../context.ts';
/**
 * Makes the copies a video lacks, the smallest first: from then on it can be watched. After an interruption it makes
 * the unfinished copy again and keeps the finished ones.
 */
export declare function transcodeVideo(app: App, fileId: string, { signal, log }: {
    signal: AbortSignal;
    log: FastifyBaseLogger;
}): Promise<void>;
