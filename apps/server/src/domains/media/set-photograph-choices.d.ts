import type { ExifEdits, Licence, Watermark } from '@guangquan/contract';
import type { Tx } from '../../db/client.ts';
export interface PhotographChoices {
    fileId: string;
    licence: Licence;
    watermark: Watermark;
    largeOpen: boolean;
    timeOpen: boolean;
    exifEdits: ExifEdits;
}
/**
 * Stores authors' choices about their photographs, in the transaction that publishes or changes the post. The caller
 * has claimed the files. A job makes copies with a new watermark; until then no copy of 1080 px and more is shown.
 * @param markText text of the watermark, `© 昵称`; empty where no photograph has one
 * @returns files whose copies are being made
 */
export declare function setPhotographChoices({ tx, now }: {
    tx: Tx;
    now: Date;
}, pictures: readonly PhotographChoices[], markText: string): Promise<string[]>;
