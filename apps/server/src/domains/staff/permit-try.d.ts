import type { Ctx } from '../../context.ts';
/** An attempt to prove who one is, counted before it is checked. */
export interface StaffTry {
    succeed: () => Promise<void>;
    /** The fifth failure locks the name for 15 minutes from now. */
    failTry: () => Promise<void>;
}
/**
 * Counts an attempt by sign-in name, whether or not an account has it: a lock does not tell which names exist.
 * @throws StaffLocked
 */
export declare function permitStaffTry(ctx: Pick<Ctx, 'db' | 'now'>, name: string): Promise<StaffTry>;
