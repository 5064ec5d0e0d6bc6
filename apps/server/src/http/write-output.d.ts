import type { Method } from '@guangquan/contract';
import type { App } from '../context.ts';
/** A value as JSON text; undefined when it does not match the schema. */
type Write = (value: unknown) => string | undefined;
/**
 * Result → JSON of exactly the fields in the output schema: an undeclared one (such as a password hash) is never sent.
 * Outside production it throws instead, so that tests notice.
 * @throws for a result of the wrong shape
 */
export declare function writeOutput(app: App, method: Method, response: unknown): string;
/**
 * Compiles a function that checks a value by a schema and writes its JSON in one pass. Other types than lists, objects
 * and plain values are left to zod.
 * @param refuses throw for an undeclared field instead of leaving it out
 */
export declare function makeWriter(schema: unknown, refuses: boolean): Write;
export {};
