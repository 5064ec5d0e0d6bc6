import type { CleanPicture } from './clean-picture.ts';
export declare const isPng: (source: Buffer) => boolean;
/** The chunks that draw a PNG, which decodes in full. @throws PhotoDamaged, BrandPictureSize */
export declare function cleanPng(source: Buffer): Promise<CleanPicture>;
