import type { Brand } from './gear-catalogue.ts';
/** Id of a camera or lens, readable in URLs: `canon-eos-r5`. */
export declare function gearId(brand: Brand, model: string): string;
/** Display name of a camera, without repeating the maker when the model begins with it. */
export declare function cameraName(brand: Brand, model: string): string;
/** Display name of a lens: with the maker where it may be on another maker's body, or where it was written so. */
export declare function lensName(brand: Brand, lensModel: string): string;
/** Largest aperture in a lens name: `f/2.8`, `F4.5-7.1`, `1:1.4/35`. Null when there is none. */
export declare function maxAperture(lensModel: string): number | null;
