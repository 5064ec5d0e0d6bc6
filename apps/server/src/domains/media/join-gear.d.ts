import type { Tx } from '../../db/client.ts';
import type { GearKind } from '../gear-catalogue/index.ts';
/** Photographs of an entry of the catalogue, or those with a name that it does not know. */
export type GearSource = {
    gearId: string;
} | {
    make: string;
    name: string;
};
/** Files of photographs from a source, after one of them, at most `limit`. */
export declare function listFilesTakenWith(tx: Tx, kind: GearKind, { from, after, limit }: {
    from: GearSource;
    after: string;
    limit: number;
}): Promise<string[]>;
/** Joins those of these photographs that are still from the source to an entry of the catalogue. */
export declare function joinGear(tx: Tx, kind: GearKind, { fileIds, from, intoId }: {
    fileIds: readonly string[];
    from: GearSource;
    intoId: string;
}): Promise<void>;
