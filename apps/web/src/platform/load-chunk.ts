import { chunkTimeoutMs } from '@guangquan/contract/request-limits'

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

const lostStyles = new Set<string>()

/**
 * Records which stylesheets failed to load, also those of parts whose failure nobody reports. Vite requests each only
 * once: whatever needed one later would be shown unstyled.
 */
export function watchStyles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const address = styleIn(payload.message)
    if (address !== undefined) lostStyles.add(address)
  })
}

/** Loads a chunk on demand, within 120 s. @throws ChunkLoadError, CssChunkError */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs)
  })
  try {
    const module = await Promise.race([load(), timeout])
    await Promise.all([...lostStyles].map(loadStyle))
    return module
  } catch (error) {
    throw await nameFailure(error)
  } finally {
    clearTimeout(timer)
  }
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => {
      lostStyles.delete(href)
      resolve()
    })
    link.addEventListener('error', () => reject(new CssChunkError()))
    document.head.append(link)
  })
}

const styleIn = (message: string) => /\/\S+\.css/.exec(message)?.[0]

async function nameFailure(error: unknown): Promise<Error> {
  if (error instanceof ChunkLoadError || error instanceof CssChunkError) return error
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
