import { type MethodOutput, type ReviewCase } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/**
 * Claims a case, or renews the own claim.
 * @returns whose it is: somebody else's claim stays
 * @throws ContentNotFound for one that was decided
 */
export declare function claimCase(ctx: StaffCtx, { id }: {
    id: string;
}): Promise<MethodOutput<typeof ReviewCase.Claim>>;
/** Ends the own claim of a case. */
export declare function releaseCase({ db, staff }: StaffCtx, { id }: {
    id: string;
}): Promise<null>;
