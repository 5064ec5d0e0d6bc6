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
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const [gzipped, brotli] = await Promise.all([gzipBytes(plain), brotliBytes(plain, { params })])
  return { plain, gzip: gzipped, brotli }
}

/** The smallest form the browser accepts. */
export function chooseEncoding(
  body: CompressedBody,
  accepted: string,
): { bytes: Buffer; encoding: 'br' | 'gzip' | null } {
  if (body.brotli !== undefined && /\bbr\b/.test(accepted)) return { bytes: body.brotli, encoding: 'br' }
  if (body.gzip !== undefined && /\bgzip\b/.test(accepted)) return { bytes: body.gzip, encoding: 'gzip' }
  return { bytes: body.plain, encoding: null }
}
