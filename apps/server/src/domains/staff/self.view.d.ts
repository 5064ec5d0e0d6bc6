import { type StaffSelf } from '@guangquan/contract';
import type { Staff } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
type Known = Omit<Staff, 'sessionId' | 'roles'> & {
    roles: readonly string[];
};
/** The signed-in staff member, as the console shows it. */
export declare function loadSelf(db: Queryable, staff: Known): Promise<StaffSelf>;
export {};
