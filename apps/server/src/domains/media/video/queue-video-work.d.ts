import type { App } from '../../../context.ts';
/**
 * Enqueues frames and copies of a video. Those of one member are made one after the other, and members take turns: the
 * second video of one waits for the first of every other that is already in the queue.
 */
export declare function queueVideoWork(app: App, fileId: string, ownerId: string): Promise<void>;
