import type { App } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/** A picture of a list, as it is stored. */
export interface PlacedPicture {
    path: string;
    small_path: string;
    file_id: string | null;
    position: number;
}
interface Placing {
    before: readonly Omit<PlacedPicture, 'position'>[];
    /** In their order: ids of new uploads, and paths of pictures of `before`. */
    keys: readonly string[];
    useType: number;
}
/** What a list of pictures becomes; files that are no longer in it are released. @throws UploadNotFound */
export declare function placeSitePictures(app: App, tx: Tx, { before, keys, useType }: Placing): Promise<PlacedPicture[]>;
export {};
