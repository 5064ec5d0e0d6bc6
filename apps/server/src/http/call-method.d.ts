import type { Ctx } from '../context.ts';
import { type Implementation } from './implement.ts';
/** Runs a method on parsed input and returns its result as JSON text, limited to what the method declares. */
export declare function callMethod(implementation: Implementation, ctx: Ctx, input: unknown): Promise<string>;
