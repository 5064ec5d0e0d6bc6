import type { MemberCtx } from '../../context.ts';
import type { TargetPart, TargetSubject } from '../target/index.ts';
/**
 * Posts as targets of likes, collections, shares, reports and notices. An article is a post: its number on the wire
 * means the same.
 */
export declare const postTarget: TargetPart;
/** Posts as notices of them, or of something under them, show them. */
export declare function loadPostSubjects(ctx: MemberCtx, ids: readonly string[]): Promise<Map<string, TargetSubject>>;
