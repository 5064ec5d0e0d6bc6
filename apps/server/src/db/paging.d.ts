import { type Page } from '@guangquan/contract';
import { type RawBuilder } from 'kysely';
import * as z from 'zod';
import type { Viewer } from '../context.ts';
import type { Keys } from '../crypto/derive-key.ts';
import type { Queryable } from './client.ts';
/** Paging fields of a list call's parsed input. */
export interface PageInput {
    skipCount?: number | undefined;
    maxResultCount: number;
    cursor?: string | undefined;
}
/** The window of one page: start after `after` or skip `skip` rows, read `limit` rows. */
export interface PageWindow<K> {
    after: K | null;
    skip: number;
    /** Rows of the page. */
    take: number;
    /** Rows to read: one more than the page has, to detect the last page. */
    limit: number;
    /** Rows of the previous pages. */
    seen: number;
    /** Total count, where an earlier page has determined it; the first page does. */
    total: number | null;
}
/** Upper bound of counting: longer lists report this number. */
export declare const cappedCount = 1000;
/** How one list is read. */
interface KeysetList<K, R> {
    /** Set for an endless list, of which a visitor sees three pages. */
    endlessFor?: {
        viewer: Viewer | null;
        app: {
            env: Keys;
        };
    };
    /** Reads `limit` rows of a window in key order. */
    read: (window: PageWindow<K>) => Promise<readonly R[]>;
    /** Count of the whole list, read together with the rows of the first page, or taken from them. */
    count: (() => number | Promise<number>) | {
        of: (rows: readonly R[]) => number;
    };
    keyOf: (row: R) => K;
}
/**
 * A page of a list with keyset pagination; the last part of the key is unique. The first page counts, and the cursor
 * carries the count.
 * @throws BadInput for a cursor of another list; TokenInvalid for a visitor at the end of what they may see
 */
export declare function keysetPage<Key extends z.ZodType, R>(input: PageInput, key: Key, { endlessFor, read, count, keyOf }: KeysetList<z.output<Key>, R>): Promise<Omit<Page<R>, 'items'> & {
    rows: R[];
}>;
/**
 * The end of a statement that reads a page. The limit is a literal: for an unknown limit the planner assumes a tenth of
 * the table.
 */
export declare function limitTo({ limit, skip }: Pick<PageWindow<unknown>, 'limit' | 'skip'>): RawBuilder<unknown>;
/** A statement that counts rows, at most 1,000. @param rows from `from` on */
export declare function cappedCountOf(rows: RawBuilder<unknown>): RawBuilder<{
    count: number;
}>;
/** Counts rows, at most 1,000. @param rows from `from` on */
export declare function countUpToCap(db: Queryable, rows: RawBuilder<unknown>): Promise<number>;
/** Whether a page starts at the beginning or after a key of this order: distinguishes lists that replace each other. */
export declare function beginsAt(input: PageInput, key: z.ZodType): boolean;
/** Cuts what was read (up to `limit` rows) to the page and makes the cursor. */
export declare function closePage<R, K>(window: PageWindow<K>, read: readonly R[], total: number, keyOf: (row: R) => K): Omit<Page<R>, 'items'> & {
    rows: R[];
};
export {};
