import { type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../db/client.ts';
import type { Tag } from '../../db/tables.gen.ts';
export type TagRow = Selectable<Tag>;
/** A tag by its name, or the one it was merged into; undefined for a name that no public post ever had. */
export declare function findTag(db: Queryable, name: string): Promise<TagRow | undefined>;
/**
 * Locks tags in one order against posts that are being published with them, against each other's merges and renames.
 * Names without a row are left out.
 */
export declare function lockTags(tx: Tx, names: readonly string[]): Promise<Map<string, TagRow>>;
/** A locked tag that staff saw in this version. @throws ContentNotFound for one merged away, ChangedMeanwhile */
export declare function requireTag(tx: Tx, locked: ReadonlyMap<string, TagRow>, { name, version }: {
    name: string;
    version: number;
}): Promise<TagRow>;
/** Lets a locked tag, and those merged into it, lead to another. */
export declare function redirectTag(tx: Tx, { name, into }: {
    name: string;
    into: string;
}): Promise<void>;
