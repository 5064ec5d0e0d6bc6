import { type MethodParsed, type NewPublish, type ReplyChild, type ReplyItem } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
type ReplyInput = MethodParsed<typeof NewPublish.Reply>;
/**
 * Writes a comment or an answer: an answer to an answer belongs to the same first-level comment and names whom it
 * answers. A word that requires review hides it from others until somebody decides.
 * @throws ContentNotFound, PhoneNotBound, ContentRefused, CommentsClosed, Restricted, UploadNotFound; for a critique
 * also BadInput, CritiqueClosed, NotAllowedOnSelf
 */
export declare function writeReply(ctx: MemberCtx, written: ReplyInput): Promise<ReplyItem | ReplyChild>;
export {};
