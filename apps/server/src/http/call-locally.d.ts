import type { Method } from '@guangquan/contract';
import type { App } from '../context.ts';
import type { Implementation } from './implement.ts';
import type { VisitorCache } from './visitor-cache.ts';
/**
 * Makes a call as a visitor would, without HTTP, signature and limits: same schema, same handler, same output.
 * @returns the result as JSON text
 * @throws Failure as the call itself, NoSuchCall for a method without a handler
 */
export type CallLocally = (method: Method, input: unknown) => Promise<string>;
/** Binds `callLocally` to a node and its handlers. */
export declare function makeCallLocally(app: App, implementations: Implementation[], cache: VisitorCache): CallLocally;
