import type { App } from '../../../context.ts';
export interface Piece {
    uploadId: string;
    index: number;
    body: Buffer;
}
/**
 * Stores one piece. The same piece again replaces it; any node accepts any piece, in any order.
 * @returns indexes received so far
 * @throws Failure UploadNotFound, UploadMismatch (no such piece, or of another length), StorageFull
 */
export declare function putPiece(app: App, ownerId: string, { uploadId, index, body }: Piece): Promise<number[]>;
/** Bytes of one piece: all are equal but the last. */
export declare function pieceLength(size: number, index: number): number;
