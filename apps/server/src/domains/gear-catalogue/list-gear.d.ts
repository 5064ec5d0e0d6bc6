import type { Queryable } from '../../db/client.ts';
export interface Gear {
    id: string;
    name: string;
}
/** Cameras and lenses of the catalogue, by name. */
export declare function listGear(db: Queryable): Promise<{
    cameras: Gear[];
    lenses: Gear[];
}>;
/** A camera or lens as its page shows it. */
export interface GearItem extends Gear {
    kind: 'camera' | 'lens';
    brand: string;
    maxAperture: number | null;
}
/** A camera or lens by id, or the one it was merged into; undefined when it is not in the catalogue. */
export declare function findGearItem(db: Queryable, kind: GearItem['kind'], id: string): Promise<GearItem | undefined>;
/** Names of some cameras and lenses, by id. */
export declare function gearNames(db: Queryable, cameraIds: readonly string[], lensIds: readonly string[]): Promise<Map<string, string>>;
