import { chunkTimeoutMs } from '@guangquan/contract/wire/request-limits'

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

const failed = new WeakSet<EventTarget>()

/** Records which elements failed to load: a lost stylesheet looks like an empty one. */
export function watchStyles(): void {
  addEventListener('error', ({ target }) => void (target && failed.add(target)), true)
}

/** Loads a chunk on demand with its styles, within 120 s. @throws ChunkLoadError, CssChunkError */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs)
  })
  try {
    return await Promise.race([loadWithStyles(load), timeout])
  } catch (error) {
    throw await nameFailure(error)
  } finally {
    clearTimeout(timer)
  }
}

// Vite requests each stylesheet once, and only the chunk that requested it waits for it. Others would be shown unstyled
// while it loads, and for good if it fails.
async function loadWithStyles<T>(load: () => Promise<T>): Promise<T> {
  const module = await load()
  if (import.meta.env.SSR) return module
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  await Promise.all(Array.from(links, waitForStyle))
  return module
}

async function waitForStyle(link: HTMLLinkElement): Promise<void> {
  const isLost = failed.has(link)
  // Stylesheets of browser extensions are not waited for.
  if (!link.href.startsWith(location.origin) || (link.sheet !== null && !isLost)) return
  const awaited = isLost ? document.importNode(link) : link
  await new Promise((resolve, reject) => {
    awaited.addEventListener('load', resolve)
    awaited.addEventListener('error', () => reject(new CssChunkError()))
    if (isLost) link.replaceWith(awaited)
  })
}

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
