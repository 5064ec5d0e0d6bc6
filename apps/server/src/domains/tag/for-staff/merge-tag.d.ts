import type { MethodParsed, StaffTag } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Merges a tag into another, which gets its posts and followers by a job. Of two that are merged into each other at once,
 * one stays. @throws ContentNotFound, also where one of them is banned or merged; ChangedMeanwhile
 */
export declare function mergeTag(ctx: StaffCtx, { name, version, into }: MethodParsed<typeof StaffTag.Merge>): Promise<void>;
