import type { CleanPicture } from './clean-picture.ts';
/**
 * An SVG of listed elements and attributes, written anew. What could run a program or load something else is refused
 * rather than left out: the picture might not be what its author drew.
 * @throws BrandPictureType, BrandPictureUnsafe, BrandPictureSize
 */
export declare function cleanSvg(source: string): CleanPicture;
