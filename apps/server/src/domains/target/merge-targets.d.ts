import type { TargetPart } from './target-kind.ts';
/**
 * Merges the parts of each kind of target.
 * @throws when two domains define the same part, two kinds share a number, or a kind has no owner
 */
export declare function mergeTargets(parts: readonly TargetPart[]): TargetPart[];
