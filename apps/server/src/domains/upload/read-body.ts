import type { IncomingMessage } from 'node:http'
import { fail } from '../../fail.ts'

/** A slower sender occupies a connection without sending a photograph. */
const minBytesPerWindow = 16 * 1024
export const windowMs = 15_000
/** The rest of a refused body is read for this long, so that its sender gets to the response. */
const discardMs = 15_000

/** The body did not arrive completely: the network failed, or the sender was too slow. Not the server's error. */
class BodyLost extends Error {
  readonly statusCode = 408
}

/**
 * Ends a request whose body stalls or trickles, together with its connection.
 * @returns a function that stops the watch; call it when the body is complete
 */
export function watchPace(message: IncomingMessage): () => void {
  let seen = message.socket.bytesRead
  const timer = setInterval(() => {
    const now = message.socket.bytesRead
    if (now - seen < minBytesPerWindow) message.destroy(new BodyLost('the sender is too slow'))
    seen = now
  }, windowMs)
  const stop = () => clearInterval(timer)
  message.once('close', stop)
  return stop
}

/**
 * Reads and drops what is left of a refused body: the response reaches a sender that is still sending, and the
 * connection serves its next request. One that goes on sending for too long is disconnected.
 */
export function discardRest(message: IncomingMessage): void {
  if (message.readableEnded || message.destroyed) return
  const timer = setTimeout(() => message.destroy(), discardMs)
  message.once('end', () => clearTimeout(timer))
  message.once('close', () => clearTimeout(timer))
  message.unpipe()
  message.resume()
}

/** Reads a whole body of at most `maxBytes`. @throws Failure FileTooLarge, BodyLost */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const stop = watchPace(message)
  // Leaving the loop must not destroy the connection before the refusal is sent.
  const body: AsyncIterable<Uint8Array> = message.iterator({ destroyOnReturn: false })
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body) {
      size += part.length
      if (size > maxBytes) fail('FileTooLarge', { max: Math.floor(maxBytes / 1024 ** 2) })
      parts.push(part)
    }
  } catch (error) {
    throw asBodyLost(error)
  } finally {
    stop()
    discardRest(message)
  }
  return Buffer.concat(parts, size)
}

/** Converts the error of a lost connection to BodyLost; any other error is unchanged. */
export function asBodyLost(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const broken = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'FST_MP_PREMATURE_CLOSE']
  return typeof code === 'string' && broken.includes(code) ? new BodyLost('the connection broke') : error
}
