import { type PublishInput } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * Publishes a post of any kind. Files, post, counters, removal of its draft and the event are one transaction, so a
 * failed attempt changes nothing.
 * @returns status 1 when it is reviewed first or not ready yet, 2 when it is published; the post of an earlier attempt
 * whose response was lost
 * @throws PhoneNotBound, LevelTooLow, UploadNotFound, ContentRefused, ContentNotFound (the draft no longer exists),
 * BadInput
 */
export declare function publishPost(ctx: MemberCtx, input: PublishInput): Promise<{
    id: string;
    status: number;
    isEarlier?: true;
}>;
