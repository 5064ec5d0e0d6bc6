import { type CompiledQuery, type RawBuilder } from 'kysely';
import type { Queryable } from './client.ts';
/** A parameter of a prepared query. */
export type ParamOf<P> = <K extends keyof P & string>(key: K) => RawBuilder<P[K]>;
/** What changes the text of a query: page size, whether there is a viewer. */
export type Variant = Record<string, string | number | boolean>;
interface Compilable<R> {
    compile: () => CompiledQuery<R>;
}
/**
 * A query that is built and compiled once and runs as a named prepared statement, for lists and pages of nearly every
 * visit. The builder may depend on nothing but its parameters.
 * @param name unique in the program; visible in the database's statistics
 */
export declare function preparedQuery<P extends Record<string, unknown>, R>(name: string, build: (db: Queryable, param: ParamOf<P>) => Compilable<R>): (db: Queryable, values: P) => Promise<R[]>;
/**
 * As `preparedQuery`, for a query with a few variants of its text. Each is prepared on first use, so a variant may only have
 * fields with few values.
 */
export declare function preparedQueries<P extends Record<string, unknown>, V extends Variant, R>(name: string, build: (db: Queryable, param: ParamOf<P>, variant: V) => Compilable<R>): (db: Queryable, variant: V, values: P) => Promise<R[]>;
/** As `preparedQueries`, but planned at each call: where the plan depends on the values, such as how common a tag is. */
export declare function plannedQueries<P extends Record<string, unknown>, V extends Variant, R>(build: (db: Queryable, param: ParamOf<P>, variant: V) => Compilable<R>): (db: Queryable, variant: V, values: P) => Promise<R[]>;
/** For tests that provide other parts to build queries from: the next use builds them anew. Open no node before. */
export declare function forgetPreparedQueries(): void;
/** Runs the same builder once, planned for the actual values: for rare queries or plans that depend on the values. */
export declare function runUnprepared<P extends Record<string, unknown>, R>(db: Queryable, build: (param: ParamOf<P>) => Compilable<R>, values: P): Promise<R[]>;
/**
 * SQL: `any (…)` of an array of ids. The subselect hides its length from the planner; otherwise a connection whose
 * first lists were short rejects the generic plan as more expensive, and replans at each call, which takes longer than
 * the query.
 */
export declare function anyOf(ids: RawBuilder<readonly string[]>): RawBuilder<string>;
export {};
