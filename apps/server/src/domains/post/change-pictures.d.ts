import type { Tx } from '../../db/client.ts';
import type { NewPicture } from './picture-columns.ts';
/**
 * Reorders a post's photographs, changes their texts and removes some; none can be added.
 * @returns the previous photographs, and the removed files
 * @throws UploadNotFound for a file that is not the post's
 */
export declare function changePictures(tx: Tx, publishId: string, pictures: readonly NewPicture[]): Promise<{
    before: object;
    released: string[];
}>;
