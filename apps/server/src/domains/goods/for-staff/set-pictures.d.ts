import type { App } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
interface Setting {
    goodsId: string;
    /** In their order: ids of new uploads, and paths of pictures that the goods have. */
    keys: readonly string[];
    useType: number;
}
/** Sets the pictures of goods; those that are no longer used are released. @throws UploadNotFound */
export declare function setPictures(app: App, tx: Tx, { goodsId, keys, useType }: Setting): Promise<void>;
export {};
