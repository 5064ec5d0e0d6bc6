import type { Queryable } from '../../../db/client.ts';
/** What the next version of a kind of terms will be called: `3.0` asks members again, `2.1` does not. */
export declare function nextVersions(db: Queryable, termsType: number): Promise<{
    nextMajor: string;
    nextMinor: string;
}>;
