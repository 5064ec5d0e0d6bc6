import { type RawBuilder, type SqlBool } from 'kysely';
import { type Job, type JobCtx } from './job.ts';
/** Counters of a table, and the SQL that counts again. */
export interface CountedTable {
    table: string;
    /** Its primary key; default `id`. */
    key?: string;
    /** Which of its rows are proved; default all. Names columns as `table.column`, as the counts do. */
    where?: RawBuilder<SqlBool>;
    /** Column → the expected value, counted from the rows. */
    counters: Record<string, RawBuilder<number>>;
    /** Rows compared by one statement; default 1000. Fewer where one row may count very many. */
    batch?: number;
}
/**
 * Merges what several domains declare for one table. The owner of the table declares key, `where` and `batch`; a
 * counter is declared by the owner of the rows it counts.
 */
export declare function mergeCounted(parts: readonly CountedTable[]): CountedTable[];
/** A row with wrong counters: by how much each was too small. */
export interface Drift {
    table: string;
    key: string;
    deltas: Record<string, number>;
}
/**
 * Compares every counter with its rows and repairs differences, of which there should be none. A counter and its rows
 * change in one transaction, so within one snapshot any difference is an error, and it stays the same whatever changes
 * afterwards. It is therefore added to the counter, and nobody has to wait while rows are counted.
 * @returns what was repaired, at most the first thousand
 */
export declare function proveCounters({ db, log, signal }: Pick<JobCtx, 'db' | 'log' | 'signal'>, tables: readonly CountedTable[]): Promise<Drift[]>;
/** The nightly job over all counters of the product. */
export declare function counterJob(tables: readonly CountedTable[]): Job;
