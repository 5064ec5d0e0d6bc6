import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const gzipBytes = promisify(gzip)
const brotliBytes = promisify(brotliCompress)

/** A body with its compressed forms. */
export interface CompressedBody {
  plain: Buffer
  gzip?: Buffer
  brotli?: Buffer
}

/** Compresses a body in both encodings. `quality` is Brotli's, 0 to 11. */
export async function compress(plain: Buffer, quality: number): Promise<CompressedBody> {
  const [gzipped, brotlied] = await Promise.all([gzipBytes(plain), brotli(plain, quality)])
  return { plain, gzip: gzipped, brotli: brotlied }
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** The encoding of the smallest form the browser accepts. */
export function acceptedEncoding(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Encodes a body in one encoding. `quality` is Brotli's, 0 to 11. */
export async function encode(plain: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return plain
  return encoding === 'br' ? brotli(plain, quality) : gzipBytes(plain)
}

/** Compresses a body with Brotli. `quality` is 0 to 11. */
export function brotli(plain: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliBytes(plain, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
}

/** The smallest form the browser accepts. */
export function chooseEncoding(
  body: CompressedBody,
  accepted: string,
): { bytes: Buffer; encoding: Encoding } {
  const encoding = acceptedEncoding(accepted)
  const bytes = { br: body.brotli, gzip: body.gzip, identity: undefined }[encoding]
  return bytes === undefined ? { bytes: body.plain, encoding: 'identity' } : { bytes, encoding }
}
