import { chunkTimeoutMs } from '@guangquan/contract/limits'

/** A script chunk that failed to load. */
export class ChunkLoadError extends Error {
  readonly reason: 'missing' | 'timeout' | 'error'
  /** URL of the script, if the browser reports it. */
  readonly address: string | undefined
  constructor(reason: 'missing' | 'timeout' | 'error', address?: string, cause?: unknown) {
    super(`Loading a script failed (${reason})`, { cause })
    this.name = 'ChunkLoadError'
    this.reason = reason
    this.address = address
  }
}

/** A stylesheet that failed to load. */
export class CssChunkError extends Error {
  readonly code = 'CSS_CHUNK_LOAD_FAILED'
  constructor(cause?: unknown) {
    super('Loading a stylesheet failed', { cause })
    this.name = 'CssChunkError'
  }
}

/** Loads a chunk on demand, within 120 s. @throws ChunkLoadError, CssChunkError */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (error) {
    throw await nameFailure(error)
  } finally {
    clearTimeout(timer)
  }
}

async function nameFailure(error: unknown): Promise<Error> {
  if (error instanceof ChunkLoadError) return error
  const message = error instanceof Error ? error.message : String(error)
  const address = /(https?:\/\/\S+|\/\S+\.(?:js|css))/.exec(message)?.[0]
  // Only these messages mean a failed fetch; any other error was thrown by the loaded script.
  if (!/fetch|import|preload|load/i.test(message)) return error instanceof Error ? error : new Error(message)
  if (address?.includes('.css') === true) return new CssChunkError(error)
  return new ChunkLoadError((await isMissing(address)) ? 'missing' : 'error', address, error)
}

// After a new release the old script no longer exists, and the reload screen can say so.
function isMissing(address: string | undefined): Promise<boolean> {
  if (address === undefined) return Promise.resolve(false)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('HEAD', address)
    request.addEventListener('loadend', () => resolve(request.status === 404))
    request.send()
  })
}
