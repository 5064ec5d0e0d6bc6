import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { verifySigV4, type SigV4Keys } from './verify-sigv4.ts'

export interface S3SimulatorOptions extends SigV4Keys {
  bucket: string
  /** `oss` refuses aws-chunked bodies, checksum headers and path-style URLs, as Aliyun OSS and Tencent COS do. */
  mode: 'aws' | 'oss'
  now?: () => Date
}

/** A received request, so that a test can check what was or was not sent. */
export interface JournalEntry {
  method: string
  key: string
  headers: IncomingMessage['headers']
  outcome: string
}

export interface S3Simulator {
  endpoint: string
  port: number
  objects: Map<string, { body: Buffer; contentType: string; writtenAt: Date }>
  journal: JournalEntry[]
  /** Scripted outcomes for the next requests, in order. */
  script: ('SlowDown' | 'InternalError' | 'reset' | 'silent')[]
  close: () => Promise<void>
}

/** Fewer than a real store returns, so that tests need a second page. */
const pageSize = 5

const statusOf: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  SlowDown: 503,
  InternalError: 500,
  EntityTooLarge: 400,
  InvalidArgument: 400,
  InvalidRange: 416,
  SecondLevelDomainForbidden: 403,
  MethodNotAllowed: 405,
}

/** An S3 endpoint on loopback with real signature checks; objects are in memory. */
export async function startS3Simulator(options: S3SimulatorOptions): Promise<S3Simulator> {
  const objects: S3Simulator['objects'] = new Map()
  const journal: JournalEntry[] = []
  const script: S3Simulator['script'] = []
  const now = options.now ?? (() => new Date())

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const { bucket, key, pathStyle } = addressOf(request)
    const say = (code: string) => {
      journal.push({ method: request.method ?? '', key, headers: request.headers, outcome: code })
    }
    const refuse = (code: string, extra = '') => {
      say(code)
      const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message><RequestId>SIM</RequestId><HostId>sim</HostId>${extra}</Error>`
      response.writeHead(statusOf[code] ?? 403, { 'content-type': 'application/xml' })
      response.end(request.method === 'HEAD' ? '' : text)
    }

    const scripted = script.shift()
    if (scripted === 'reset') {
      say('reset')
      request.socket.destroy()
      return
    }
    // Accepts, and never responds.
    if (scripted === 'silent') return say(scripted)
    if (scripted !== undefined) return refuse(scripted)
    const verdict = verifySigV4(request, body, options, now())
    if (verdict !== 'ok') return refuse(verdict)
    if (options.mode === 'oss') {
      if (pathStyle) return refuse('SecondLevelDomainForbidden')
      if (isChunked(request)) return refuse('InvalidArgument', '<EC>0017-00000804</EC>')
    }
    if (bucket !== options.bucket) return refuse('NoSuchBucket')

    if (request.method === 'PUT') {
      objects.set(key, { body, contentType: String(request.headers['content-type'] ?? ''), writtenAt: now() })
      say('ok')
      return void response.writeHead(200, { etag: '"sim"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      say('ok')
      return void response.writeHead(204).end()
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse('MethodNotAllowed')
    if (key === '') {
      say('ok')
      return void response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listing(request, objects))
    }
    const found = objects.get(key)
    if (found === undefined) return refuse('NoSuchKey')
    const range = /^bytes=(\d+)-(\d+)$/.exec(String(request.headers['range'] ?? ''))
    if (range !== null && Number(range[1]) >= found.body.length) return refuse('InvalidRange')
    const part = range === null ? found.body : found.body.subarray(Number(range[1]), Number(range[2]) + 1)
    const headers = {
      'content-type': found.contentType,
      'content-length': part.length,
      ...(range === null
        ? {}
        : {
            'content-range': `bytes ${range[1]}-${Number(range[1]) + part.length - 1}/${found.body.length}`,
          }),
    }
    say('ok')
    response.writeHead(range === null ? 200 : 206, headers)
    response.end(request.method === 'HEAD' ? undefined : part)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const port = portOf(server.address())
  return {
    endpoint: `http://127.0.0.1:${port}`,
    port,
    objects,
    journal,
    script,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** A page of the bucket, in the order of keys, as version 1 of ListObjects returns it. */
function listing(request: IncomingMessage, objects: S3Simulator['objects']): string {
  const query = new URL(request.url ?? '/', 'http://s3').searchParams
  const [prefix, marker] = [query.get('prefix') ?? '', query.get('marker') ?? '']
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > marker).toSorted()
  const page = keys.slice(0, pageSize)
  const contents = page.map((key) => {
    const { body, writtenAt } = objects.get(key) ?? { body: '', writtenAt: new Date(0) }
    return `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`
  })
  const isTruncated = keys.length > page.length
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}</ListBucketResult>`
}

/**
 * Bucket from the first label of the host name, or from the first segment of the path when the host is an IP address.
 */
function addressOf(request: IncomingMessage): { bucket: string; key: string; pathStyle: boolean } {
  const host = String(request.headers.host ?? '').split(':')[0] ?? ''
  const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').slice(1)
  if (/^[\d.]+$/.test(host)) {
    const [bucket = '', ...rest] = path.split('/')
    return { bucket, key: rest.join('/'), pathStyle: true }
  }
  return { bucket: host.split('.')[0] ?? '', key: path, pathStyle: false }
}

function isChunked(request: IncomingMessage): boolean {
  const encoded = String(request.headers['content-encoding'] ?? '').includes('aws-chunked')
  const streaming = String(request.headers['x-amz-content-sha256'] ?? '').startsWith('STREAMING-')
  const checksum = Object.keys(request.headers).some((name) => name.startsWith('x-amz-checksum-'))
  return encoded || streaming || checksum
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('the simulator has no port')
  return address.port
}
