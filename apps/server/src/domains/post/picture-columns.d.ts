import type { ExifField } from '@guangquan/contract';
export interface NewPicture {
    fileId: string;
    title: string;
    alt: string;
    exifHidden: readonly ExifField[];
}
/** Camera data of the cover that filters use; null where the file has none or the author hides it. */
export interface CoverExif {
    cameraId: string | null;
    lensId: string | null;
    fNumber: number | null;
    focalLength: number | null;
    iso: number | null;
    exposureSeconds: number | null;
}
export declare const noCoverExif: CoverExif;
