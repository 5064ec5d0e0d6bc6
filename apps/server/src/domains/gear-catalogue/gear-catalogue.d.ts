/** A maker in the catalogue. `makes` are the spellings its cameras write, besides the name. */
export interface Brand {
    key: string;
    name: string;
    makes: readonly string[];
    /** Separated by `|`. An alternative spelling of a body follows an equals sign: `α7 IV=ILCE-7M4`. */
    cameras: string;
    lenses: string;
    /** Makes lenses for the bodies of others: their names are shown with the maker, as on the lens. */
    forOthers?: true;
    /** What only this maker writes in the names of lenses. Many bodies do not write who made one. */
    lensSigns?: RegExp;
}
/**
 * Makers with their most common bodies and lenses. New models of a known maker are added automatically (see
 * resolve-gear), so this list defines spellings and aliases, not what exists.
 */
export declare const brands: readonly Brand[];
/** The maker for the make that a camera wrote, or null. */
export declare function brandOfMake(make: string): Brand | null;
/** The maker in a lens's name, or whose name it can only be; else null. */
export declare function brandOfLens(lensModel: string): Brand | null;
