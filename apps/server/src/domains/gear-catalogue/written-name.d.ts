import type { Tx } from '../../db/client.ts';
import type { GearKind } from './entry.store.ts';
/** A name as a photograph carries it: what the camera calls its maker, and the camera or lens. */
export interface WrittenName {
    kind: GearKind;
    /** Empty or null where it names none. */
    make: string | null;
    name: string;
}
/**
 * Key in the alias table of a name that staff assigned to an entry. It contains what the photograph says of the maker,
 * known or not; the sign in front keeps it apart from spellings of known makers.
 */
export declare function writtenKey({ make, name }: Omit<WrittenName, 'kind'>): string;
/** From now on photographs with this name are of that entry. */
export declare function addWrittenAlias(tx: Tx, written: WrittenName, gearId: string): Promise<void>;
