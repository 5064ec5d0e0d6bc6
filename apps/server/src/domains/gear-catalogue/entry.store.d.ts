import type { Queryable, Tx } from '../../db/client.ts';
import { type PageWindow } from '../../db/paging.ts';
export type GearKind = 'camera' | 'lens';
/** What editors write about a camera or lens. */
export interface GearDescription {
    name: string;
    brand: string;
    /** Of a lens. */
    maxAperture: number | null;
}
/** A camera or lens of the catalogue with its aliases. */
export interface GearEntry extends GearDescription {
    id: string;
    aliases: string[];
    version: number;
}
/** Entries of a page, by name, and the statement's count. */
export declare function listGearEntries(db: Queryable, { kind, keyword }: {
    kind: GearKind;
    keyword: string;
}, window: PageWindow<[string, string]>): Promise<GearEntry[]>;
export declare function countGearEntries(db: Queryable, { kind, keyword }: {
    kind: GearKind;
    keyword: string;
}): Promise<number>;
/** @throws ContentNotFound for one that does not exist or was merged into another */
export declare function getGearEntry(db: Queryable, kind: GearKind, id: string): Promise<GearEntry>;
/** Locks entries in one order: what is in the catalogue then stays in it, and is not merged into another meanwhile. */
export declare function holdGearEntries(tx: Tx, kind: GearKind, ids: readonly string[]): Promise<void>;
/**
 * Locks an entry for a change that was made from this version of it.
 * @throws ContentNotFound, ChangedMeanwhile
 */
export declare function lockGearEntry(tx: Tx, { kind, id, version }: {
    kind: GearKind;
    id: string;
    version: number;
}): Promise<GearEntry>;
/** Adds an entry. @returns its id @throws AlreadyThere for a name that is in the catalogue */
export declare function insertGearEntry(tx: Tx, kind: GearKind, { name, brand, maxAperture }: GearDescription): Promise<string>;
/** Writes name, brand and aperture of a locked entry. */
export declare function updateGearEntry(tx: Tx, kind: GearKind, id: string, { name, brand, maxAperture }: GearDescription): Promise<void>;
/** Gives the aliases of a locked entry to another, and ends it. */
export declare function mergeGearEntry(tx: Tx, kind: GearKind, { id, intoId }: {
    id: string;
    intoId: string;
}): Promise<void>;
