import type { App } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
interface Setting {
    giftId: string;
    /** In their order: ids of new uploads, and paths of pictures that the gift has. */
    keys: readonly string[];
    useType: number;
}
/** Sets the pictures of a gift; those that are no longer used are released. @throws UploadNotFound */
export declare function setPictures(app: App, tx: Tx, { giftId, keys, useType }: Setting): Promise<void>;
export {};
