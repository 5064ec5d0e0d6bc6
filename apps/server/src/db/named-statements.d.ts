import type pg from 'pg';
/**
 * Makes every connection prepare this statement under a name, so that PostgreSQL parses and plans it once. For the few
 * statements of nearly every request.
 * @throws when the name is in use for another text
 */
export declare function nameStatement(name: string, text: string): void;
/**
 * Counts a statement and names it once it repeats. Only for statements whose best plan does not depend on their values,
 * as those of writes, which find rows by their keys.
 */
export declare function nameRepeated(text: string): void;
/** The name of a statement that has one. */
export declare const nameOf: (text: string) => string | undefined;
/** Forgets all names, for tests. Connections that are open go on with the statements they prepared. */
export declare function forgetNames(): void;
/**
 * Sends named statements of a new connection as prepared ones. Kysely passes plain text to its driver, so the name is
 * added at the driver.
 */
export declare function sendNamed(client: pg.PoolClient): void;
