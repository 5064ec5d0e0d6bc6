import type { EditedDictionary, MethodParsed, StaffDictionary, StaffDictionaryItem } from '@guangquan/contract';
import { type Selectable } from 'kysely';
import type { StaffCtx } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
import type { DictionaryEntry } from '../../../db/tables.gen.ts';
export type EntryRow = Selectable<DictionaryEntry>;
/** What members choose from, in its order. */
export declare function openEntries(db: Queryable, code: EditedDictionary): Promise<EntryRow[]>;
/** An entry that may be chosen now; undefined for one that is switched off, and for an unknown number. */
export declare function findChoice(db: Queryable, code: EditedDictionary, value: number): Promise<{
    isOther: boolean;
} | undefined>;
/** Names of all entries of some dictionaries, also of those that are switched off; empty for an unknown number. */
export declare function choiceNames(db: Queryable, codes: readonly EditedDictionary[]): Promise<(code: EditedDictionary, value: number) => string>;
/** A page of a dictionary in its order. totalCount: capped. */
export declare function listEntries({ db }: StaffCtx, input: MethodParsed<typeof StaffDictionary.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        value: number;
        name: string;
        sort: number;
        isOpen: boolean;
        isOther: boolean;
        version: number;
    }[];
}>;
/** @throws ContentNotFound */
export declare function loadEntry(db: Queryable, { code, value }: {
    code: EditedDictionary;
    value: number;
}): Promise<StaffDictionaryItem>;
