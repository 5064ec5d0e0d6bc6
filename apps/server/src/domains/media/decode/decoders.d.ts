import type { App } from '../../../context.ts';
import { type DecodePool } from './decode-pool.ts';
/** The decoder pools of a node: `front` for uploads, `crop` for parts of originals, `back` for jobs. */
export interface Decoders {
    front: DecodePool;
    crop: DecodePool;
    back: DecodePool;
}
/** The decoders of a node, started with the first file. */
export declare function decodersOf(app: App): Decoders;
/** Stops the decoder processes of a node. */
export declare function closeDecoders(app: App): void;
