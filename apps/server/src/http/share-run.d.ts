import type { App } from '../context.ts';
import type { IdentifiedRequest } from './answered-request.store.ts';
/**
 * Runs a request once at a time on this node: a concurrent repetition waits in memory, without a connection of the
 * pool, and gets the same response. After a failure the next one runs.
 * @throws Failure TooFast for one that waited too long, BadInput for another request with the same id
 */
export declare function shareRun(app: App, request: IdentifiedRequest, run: () => Promise<string>): Promise<string>;
/** @throws Failure BadInput when the id belongs to another request */
export declare function refuseOther(known: Pick<IdentifiedRequest, 'method' | 'bodyHash'>, request: IdentifiedRequest): void;
