import type { CropArea } from '../decode/decode-messages.ts';
export interface CropName extends CropArea {
    gamut: 'srgb' | 'p3';
}
/**
 * The part of a picture that a name like `512-0-1024-768.webp` asks for, as far as it lies within the picture. Null for
 * any other name: as positions and sizes move in steps, neighbours ask for the same parts.
 */
export declare function readCropName(name: string, sides: {
    width: number;
    height: number;
}): CropName | null;
