import type { Method } from '@guangquan/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { acceptedEncoding, type Encoding } from './compressed.ts'
import { header } from '../identity/sign.ts'

// Bytes, or characters of a text. What is shorter fills one or two packets whatever its encoding.
const minLength = 2048
/** Of Brotli and gzip: 0.07 ms for a list of 12 kB, which becomes 4 kB. Higher ones save little more. */
const quality = 1

// A visitors' response is sent to many.
const compressedOnce = new WeakMap<Buffer, Map<Encoding, Buffer>>()

/**
 * Compresses the response of a read. That of a write stays as it is: it may hold a new secret beside text that the caller
 * sent, and its length must tell nothing about either.
 * @returns the body to send
 */
export function compressResponse(
  method: Method,
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
): string | Buffer {
  if (method.write || body.length < minLength) return body
  reply.header('vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(header(request, 'accept-encoding'))
  if (encoding === 'identity') return body
  reply.header('content-encoding', encoding)
  return typeof body === 'string' ? compress(Buffer.from(body), encoding) : compressOnce(body, encoding)
}

function compressOnce(body: Buffer, encoding: Encoding): Buffer {
  const known = compressedOnce.get(body) ?? new Map<Encoding, Buffer>()
  compressedOnce.set(body, known)
  const compressed = known.get(encoding) ?? compress(body, encoding)
  known.set(encoding, compressed)
  return compressed
}

// At once: handing it to another thread takes longer than the work.
function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: quality })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliCompressSync(body, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
