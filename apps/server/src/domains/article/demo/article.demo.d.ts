import type { Tx } from '../../../db/client.ts';
import type { DemoContext, DemoPart } from '../../../demo/demo-part.ts';
/** Copies the public files of a photograph. */
export type CopyPicture = (from: StoredPicture, to: {
    originalKey: string;
    publicPrefix: string;
}) => Promise<void>;
interface StoredPicture {
    original_key: string;
    public_prefix: string;
    webp_sizes: number[];
}
export declare const articleDemo: DemoPart;
/** Writes lessons and members' articles with some likes and collections. */
export declare function addArticles(demo: DemoContext, tx: Tx, copyPicture?: CopyPicture): Promise<void>;
export {};
