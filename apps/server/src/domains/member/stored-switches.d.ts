/** Switches as stored in a JSON column; those of another shape count as empty. */
export declare function storedSwitches(column: unknown): Record<string, boolean>;
