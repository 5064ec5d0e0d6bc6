import type { App } from '../../../context.ts';
/** A completely received file before it is checked. Its user removes it. */
export interface TemporaryFile {
    path: string;
    size: number;
    sha256: Buffer;
}
/**
 * Writes a stream to a file of a random name and hashes it.
 * @throws Failure StorageFull; nothing is left then, nor when the source fails
 */
export declare function writeTemporary(app: App, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<TemporaryFile>;
/** Removes what a killed program left behind. */
export declare function removeOldTemporaries(app: App): Promise<void>;
