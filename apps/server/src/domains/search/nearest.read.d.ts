import { type MethodOutput, type MethodParsed, type Search } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
type NearestInput = MethodParsed<typeof Search.GetNearest>;
type Nearest = MethodOutput<typeof Search.GetNearest>;
/**
 * For a search without results: what each condition excludes, and the nearest search with results.
 * @throws SearchConflict for conditions that exclude each other
 */
export declare function findNearest(ctx: Ctx, input: NearestInput): Promise<Nearest>;
export {};
