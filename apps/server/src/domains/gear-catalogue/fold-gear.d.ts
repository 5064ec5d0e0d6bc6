import { type Brand } from './gear-catalogue.ts';
/** Case, width, spaces and punctuation are ignored; `f/2.8`, `F2.8` and `f2.8` are equal. */
export declare function foldText(text: string): string;
/** Removes the maker's name from the beginning: `NIKON D750` and `D750` are the same camera. */
export declare function withoutMaker(model: string, brand: Brand): string;
/** Key of a camera in the alias table: brand and folded model. Null for an unknown maker. */
export declare function foldCamera(make: string, model: string): string | null;
/** Key of a lens in the alias table. It includes the brand, since every maker has a `24-70mm F2.8`. */
export declare function foldLens(brand: Brand, lensModel: string): string;
