import { type MethodOutput, type ReviewCase, type ReviewCaseItem } from '@guangquan/contract';
import type { Ctx, StaffCtx } from '../../context.ts';
import { type CaseRow } from './case.store.ts';
type Claim = MethodOutput<typeof ReviewCase.Claim>['claim'];
/** Staff look at content as a member does who follows and blocks nobody. */
export declare function asReader(ctx: StaffCtx): Ctx;
/** Whose a case is at the moment; null for nobody's. */
export declare function claimOf({ now, staff }: Pick<StaffCtx, 'now' | 'staff'>, row: CaseRow): Claim | null;
/** Cases as the queue shows them: a few queries for any number. */
export declare function caseItems(ctx: StaffCtx, rows: readonly CaseRow[]): Promise<ReviewCaseItem[]>;
export {};
