import { type StaffGiftRuleItem } from '@guangquan/contract';
import type { Queryable } from '../../../db/client.ts';
/** Every rule, by source and level: at most a dozen. */
export declare function listGiftRules({ db }: {
    db: Queryable;
}): Promise<StaffGiftRuleItem[]>;
/** @throws ContentNotFound */
export declare function getGiftRule({ db }: {
    db: Queryable;
}, id: string): Promise<StaffGiftRuleItem>;
