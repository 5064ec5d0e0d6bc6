import { type RawBuilder } from 'kysely';
import type { Queryable } from './client.ts';
import { type PageWindow } from './paging.ts';
import { type ParamOf, type Variant } from './prepared-query.ts';
/** A list with keyset pages and a capped count, both of the same rows. */
interface ListQuery<P, V> {
    /** SQL from `from` on: the rows of the list. */
    rows: (param: ParamOf<P>, variant: V) => RawBuilder<unknown>;
    /** SQL of a page of them after a key, in order, without its limit. */
    page: (rows: RawBuilder<unknown>, param: ParamOf<P>, variant: V) => RawBuilder<unknown>;
}
type Window = Pick<PageWindow<unknown>, 'skip' | 'limit'>;
interface List<P, V, R> {
    read: (db: Queryable, window: Window, variant: V, values: P) => Promise<R[]>;
    /** Counts the rows, at most 1,000. */
    count: (db: Queryable, variant: V, values: P) => Promise<number>;
}
/**
 * A list whose page and count are prepared queries: each variant is compiled once for each length of a page.
 * @param name unique in the program, as of a prepared query
 */
export declare function preparedList<P extends Record<string, unknown>, V extends Variant, R>(name: string, query: ListQuery<P, V>): List<P, V, R>;
/** The same for rare conditions, or where the plan depends on their values. */
export declare function unpreparedList<P extends Record<string, unknown>, V, R>(query: ListQuery<P, V>): List<P, V, R>;
export {};
