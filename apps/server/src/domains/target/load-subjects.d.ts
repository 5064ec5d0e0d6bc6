import type { MemberCtx } from '../../context.ts';
import { type TargetSubject } from './target-kind.ts';
/** What notices show of targets of several kinds, by id: one query or a few per kind. */
export declare function loadTargetSubjects(ctx: MemberCtx, targets: readonly {
    kind: string;
    id: string;
}[]): Promise<Map<string, TargetSubject>>;
