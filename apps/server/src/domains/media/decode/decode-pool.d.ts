import type { FastifyBaseLogger } from 'fastify';
import type { DecodedPicture, DecodeOrder, DecodeRefusal } from './decode-messages.ts';
import { type ChildLimits } from './decoder-child.ts';
export interface PoolOptions extends ChildLimits {
    /** Number of parallel processes. */
    size: number;
    /** Queue length; further requests are answered Unavailable. */
    queue: number;
    /** Processes that are kept after a minute without work. */
    keep: number;
    log: FastifyBaseLogger;
}
export type DecodeResult = {
    kind: 'decoded';
    picture: DecodedPicture;
} | {
    kind: 'refused';
    reason: DecodeRefusal;
};
export interface DecodePool {
    /** @throws Failure Unavailable when too many files wait */
    run: (order: Omit<DecodeOrder, 'id'>) => Promise<DecodeResult>;
    /** Starts one process before the first file. */
    warmUp: () => Promise<void>;
    close: () => void;
}
/** A pool of bounded decoder processes; one that a file crashes is replaced. */
export declare function makeDecodePool(options: PoolOptions): DecodePool;
