import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../../db/client.ts';
import type { Appeal } from '../../db/tables.gen.ts';
export type AppealRow = Selectable<Appeal>;
/** Appeals by the strike they are about. */
export declare function loadAppeals(db: Queryable, strikeIds: readonly string[]): Promise<Map<string, AppealRow>>;
/** Closes the waiting appeals of a locked member's strikes that were lifted meanwhile. */
export declare function closeAppeals(tx: Tx, now: Date, memberId: string): Promise<void>;
