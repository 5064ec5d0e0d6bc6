import type { Tx } from '../../db/client.ts';
/** Refuses a category that cannot be chosen now and is not the article's already. @throws BadInput */
export declare function refuseCategory(tx: Tx, categoryId: number, before: number | null): Promise<void>;
