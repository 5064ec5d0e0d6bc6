import { type CsvFault } from '@guangquan/contract';
import type { Queryable } from '../../../db/client.ts';
/** A file of members as a whole. With `faults` nobody of it is given anything. */
interface GrantList {
    memberIds: string[];
    faults: CsvFault[];
}
/** Reads a list of members, by id or nickname, each of whom may be given something. */
export declare function readGrantList(db: Queryable, csv: string): Promise<GrantList>;
export {};
