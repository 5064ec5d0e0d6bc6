import type { MethodParsed, StaffTag } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Gives a tag another name: the old one leads to the new one, which gets its posts and followers by a job. An earlier name
 * of the same tag may be given to it again.
 * @throws ContentNotFound, ChangedMeanwhile, AlreadyThere
 */
export declare function renameTag(ctx: StaffCtx, { name, version, newName }: MethodParsed<typeof StaffTag.Rename>): Promise<void>;
