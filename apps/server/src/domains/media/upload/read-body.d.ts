import type { IncomingMessage } from 'node:http';
export declare const windowMs = 15000;
/**
 * Ends a request whose body stalls or trickles, together with its connection.
 * @returns a function that stops the watch; call it when the body is complete
 */
export declare function watchPace(message: IncomingMessage): () => void;
/**
 * Reads and drops what is left of a refused body: the response reaches a sender that is still sending, and the
 * connection serves its next request. One that goes on sending for too long is disconnected.
 */
export declare function discardRest(message: IncomingMessage): void;
/** Reads a whole body of at most `maxBytes`. @throws Failure FileTooLarge, BodyLost */
export declare function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer>;
/** Converts the error of a lost connection to BodyLost; any other error is unchanged. */
export declare function asBodyLost(error: unknown): unknown;
