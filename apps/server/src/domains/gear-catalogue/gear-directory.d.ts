import type { App } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import type { Gear } from './list-gear.ts';
export interface NamedGear extends Gear {
    kind: 'camera' | 'lens';
    brand: string;
    /** Maker and name, folded. */
    folded: string;
}
/** The gear of the catalogue by everything that people call it. */
export interface GearDirectory {
    gear: readonly NamedGear[];
    /** By whole names, makers, spellings of cameras and words of `gear_word`, as `gearKey` writes them. */
    byKey: ReadonlyMap<string, ReadonlySet<NamedGear>>;
}
/** The directory of this node: as of the last change, at most a minute old should its notification be lost. */
export declare function gearDirectory(app: App): Promise<GearDirectory>;
/** Hears of changes of the catalogue on any node. */
export declare function watchGear(app: App): void;
/** A name as a key: `α7 IV` is `a7iv`. */
export declare function gearKey(name: string): string;
/** As texts are folded for searching; α is written as a. */
export declare function foldGearName(name: string): string;
export declare function readGearDirectory(db: Queryable): Promise<GearDirectory>;
