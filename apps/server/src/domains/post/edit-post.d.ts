import { type EditInput } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * Changes a post's content and who may see it. The previous content is stored for staff. Members it mentions are
 * notified, but nobody twice. A refused post returns to review with its change. For any other post a text that the word
 * list would send to review is refused: a post that people have seen does not return to review.
 * @throws ContentNotFound, Forbidden, ContentRefused, UploadNotFound, BadInput
 */
export declare function editPost(ctx: MemberCtx, input: EditInput): Promise<void>;
