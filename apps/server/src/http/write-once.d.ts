import type { Ctx } from '../context.ts';
import { type Caller } from './answered-request.store.ts';
import type { Implementation } from './implement.ts';
/**
 * Runs a write of a member or of staff and stores its response in one transaction. With a requestId, claim and response are rows of
 * that transaction: a crash or a failure leaves nothing, and a repeated request gets the first one's response. The
 * response is checked against its schema before the commit.
 * @returns the result as JSON text
 * @throws what the handler throws; TooFast while the first request is running, BadInput for another request's id
 */
export declare function writeOnce(write: Implementation, ctx: Ctx, { caller, input }: {
    caller: Caller;
    input: unknown;
}): Promise<string>;
