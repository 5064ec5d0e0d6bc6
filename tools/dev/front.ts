import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { root } from '../root.ts'

export interface Front {
  handle: (incoming: IncomingMessage, response: ServerResponse) => void
  /** Reloads every open page. */
  reload: () => void
}

const site = join(root, 'apps', 'web')
const bootPattern = /<script type="application\/json" id="boot">.*?<\/script>/s

/** Serves the site's sources through vite with hot replacement; pages and everything else come from the server. */
export async function startFront(backend: string, http: Server): Promise<Front> {
  const vite = await createServer({
    root: site,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
    logLevel: 'warn',
  })
  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/'
    if (isSource(path)) vite.middlewares(incoming, response)
    else if (isPage(incoming, path)) await sendPage(vite, backend, incoming, response)
    else pass(backend, incoming, response)
  }
  return {
    handle: (incoming, response) => {
      handle(incoming, response).catch((error: unknown) => {
        response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' })
        response.end(`The server is not there yet: ${error instanceof Error ? error.message : ''}`)
      })
    },
    reload: () => vite.ws.send({ type: 'full-reload' }),
  }
}

function isSource(path: string): boolean {
  return (
    /^\/(?:@|src\/|node_modules\/)/.test(path) || (path !== '/' && existsSync(join(site, 'public', path)))
  )
}

function isPage({ method, headers }: IncomingMessage, path: string): boolean {
  if (method !== 'GET' || headers.accept?.includes('text/html') !== true) return false
  return !/^\/(?:api|files|docs|dev\/outbox)/.test(path)
}

/** The page of the sources with the first data that the server put into its own page. */
async function sendPage(
  vite: ViteDevServer,
  backend: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = incoming.url ?? '/'
  const made = await fetch(`${backend}${url}`, {
    headers: { accept: 'text/html', cookie: incoming.headers.cookie ?? '' },
    redirect: 'manual',
  })
  const location = made.headers.get('location')
  if (location !== null) {
    response.writeHead(made.status, { location }).end()
    return
  }
  const [boot] = bootPattern.exec(await made.text()) ?? []
  if (boot === undefined) throw new Error(`it returned ${made.status} without first data`)
  const page = await vite.transformIndexHtml(url, await readFile(join(site, 'index.html'), 'utf8'))
  response.writeHead(made.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(page.replace('</body>', () => `${boot}</body>`))
}

function pass(backend: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming
  const onward = request(`${backend}${url ?? '/'}`, { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  onward.once('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(503, { 'retry-after': '1' })
    outgoing.end()
  })
  incoming.pipe(onward)
}
