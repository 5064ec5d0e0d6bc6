import type { StaffCtx } from '../../context.ts';
/**
 * What a waiting appeal is about, for whoever may decide it; undefined where none waits.
 * @throws Forbidden for whoever gave the strike
 */
export declare function findWaitingAppeal({ db, staff }: Pick<StaffCtx, 'db' | 'staff'>, id: string): Promise<{
    givenBy: string | null;
    memberId: string;
    targetId: string | null;
    targetKind: string | null;
} | undefined>;
