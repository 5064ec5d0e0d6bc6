import type { Exif } from 'sharp';
import type { SourcePhoto } from './catalogue.ts';
export interface Frame {
    /** Of the body. Written as cameras do, so that tests see it removed. */
    serial: string;
    /** Camera clock, `yyyy-MM-ddTHH:mm:ss`. */
    shotAt: string;
    /** Shutter count of the body. */
    number: number;
    /** Degrees, north and east. */
    latitude: number;
    longitude: number;
}
/** The EXIF that a 澄光 body writes, including position and serial numbers. */
export declare function cameraExif(photo: SourcePhoto, frame: Frame): Exif;
