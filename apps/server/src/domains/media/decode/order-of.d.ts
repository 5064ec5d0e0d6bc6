import type { CopyMark, CropArea, DecodeOrder } from './decode-messages.ts';
interface OrderOptions {
    mark?: CopyMark | null;
    /** Requested sizes; defaults to all of the use. */
    sizes?: readonly number[];
}
/** The request for a file of a use. */
export declare function orderOf(kind: DecodeOrder['kind'], path: string, useType: number, { mark, sizes }?: OrderOptions): Omit<DecodeOrder, 'id'>;
/** The request for a part of an original at 100 %, in one gamut or in both. */
export declare function cropOrderOf(path: string, useType: number, { area, mark, wide }: {
    area: CropArea;
    mark: CopyMark | null;
    wide: boolean;
}): Omit<DecodeOrder, 'id'>;
export {};
