import type { MethodOutput, SysBaseInfo } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/** Topics offered for this use, in their order, each with its number of posts. */
export declare function listTopics(ctx: Ctx, use: number): Promise<MethodOutput<typeof SysBaseInfo.GetTopicList>>;
/** Terms of a kind, in force now and before, newest first. */
export declare function listTerms(ctx: Ctx, termsType: number): Promise<MethodOutput<typeof SysBaseInfo.GetTermsInfoList>>;
export interface CurrentTerms {
    termsType: number;
    version: string;
    title: string;
    /** Before `nameCompany`. */
    html: string;
}
/** The terms in force of each of these kinds; a kind without any is missing. */
export declare function currentTerms(db: Queryable, now: Date, termsTypes: readonly number[]): Promise<CurrentTerms[]>;
