import type { IncomingMessage } from 'node:http'
import { fail } from '../../fail.ts'

/** A sender slower than this holds a connection instead of sending a photograph. */
const leastBytesPerWindow = 16 * 1024
const windowMs = 15_000

/**
 * Ends a request whose body stalls or trickles, together with its connection.
 * @returns a function that stops watching; call it when the body is there
 */
export function watchPace(message: IncomingMessage): () => void {
  let seen = message.socket.bytesRead
  const timer = setInterval(() => {
    const now = message.socket.bytesRead
    if (now - seen < leastBytesPerWindow) message.destroy(new Error('the sender is too slow'))
    seen = now
  }, windowMs)
  const stop = () => clearInterval(timer)
  message.once('close', stop)
  return stop
}

/**
 * Reads a whole body of at most `maxBytes`.
 * @throws Failure FileTooLarge
 */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const stop = watchPace(message)
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of message) {
      const bytes = Buffer.from(part)
      size += bytes.length
      if (size > maxBytes) fail('FileTooLarge', { max: Math.floor(maxBytes / 1024 ** 2) })
      parts.push(bytes)
    }
  } finally {
    stop()
  }
  return Buffer.concat(parts, size)
}
