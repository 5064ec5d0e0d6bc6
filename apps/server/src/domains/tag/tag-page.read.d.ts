import type { MethodOutput, Tag } from '@guangquan/contract';
import type { Ctx, MemberCtx } from '../../context.ts';
import type { TagCount } from './tag.read.ts';
/**
 * The page of a tag without its posts; of one that was merged, that of the tag it was merged into. A tag that no post
 * carries has an empty page. @throws ContentNotFound for a banned tag
 */
export declare function getTagPage(ctx: Ctx, given: string): Promise<MethodOutput<typeof Tag.Get>>;
/** The tag that members see for what was given. @throws ContentNotFound for a banned one */
export declare function openTag({ db }: Ctx, given: string): Promise<TagCount & {
    cover: string;
}>;
/** Tags the caller follows, last followed first. */
export declare function listFollowedTags(ctx: MemberCtx): Promise<TagCount[]>;
