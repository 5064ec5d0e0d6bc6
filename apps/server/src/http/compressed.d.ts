/** A body with its compressed forms. */
export interface CompressedBody {
    plain: Buffer;
    gzip?: Buffer;
    brotli?: Buffer;
}
/** Compresses a body in both encodings. `quality` is Brotli's, 0 to 11. */
export declare function compress(plain: Buffer, quality: number): Promise<CompressedBody>;
export type Encoding = 'br' | 'gzip' | 'identity';
/** The encoding of the smallest form the browser accepts. */
export declare function acceptedEncoding(accepted: string): Encoding;
/** Encodes a body in one encoding. `quality` is Brotli's, 0 to 11. */
export declare function encode(plain: Buffer, encoding: Encoding, quality: number): Promise<Buffer>;
/** The smallest form the browser accepts. */
export declare function chooseEncoding(body: CompressedBody, accepted: string): {
    bytes: Buffer;
    encoding: Encoding;
};
