import { DecodeAnswer, type DecodeOrder } from './decode-messages.ts';
export interface ChildLimits {
    /** Maximum resident memory in bytes; beyond it the process is killed. */
    memoryBytes: number;
    timeoutMs: number;
    /** Niceness: 0 like the server, up to 19 for background work. */
    niceness: number;
}
/** Why a child did not respond. */
export type ChildEnd = 'timeout' | 'memory' | 'crash';
export type ChildAnswer = DecodeAnswer | {
    kind: 'ended';
    why: ChildEnd;
    stderr: string;
};
/** A decoder process that handles one request at a time. */
export interface DecoderChild {
    run: (order: DecodeOrder) => Promise<ChildAnswer>;
    alive: () => boolean;
    stop: () => void;
}
/**
 * Starts a decoder. The kernel limits its data segment (`ulimit -d` counts what libvips allocates), it also checks its
 * own resident memory, and its environment is empty, so that a compromised process finds no secrets.
 * @throws when it does not start
 */
export declare function startDecoder(limits: ChildLimits): Promise<DecoderChild>;
