import type { Method } from '@guangquan/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { acceptedEncoding, type Encoding } from './compressed.ts'
import { header } from '../identity/sign.ts'

// In bytes, or characters of a text. A shorter response fills one or two packets in any encoding.
const minLength = 2048
/** Level of Brotli and gzip: 0.07 ms for a list of 12 kB, which becomes 4 kB. Higher levels save little more. */
const quality = 1

// A response for visitors is sent to many.
const compressedOnce = new WeakMap<Buffer, Map<Encoding, Buffer>>()

/**
 * Compresses the response to a read. The response to a write is left uncompressed: it may contain a new secret beside
 * text that the caller sent, and its length must reveal nothing about either.
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

// Synchronously: handing it to another thread takes longer than the work.
function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: quality })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliCompressSync(body, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
