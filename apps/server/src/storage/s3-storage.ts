import type { Agent } from 'node:http'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Failure } from '../fail.ts'
import { checkKey } from './storage-key.ts'
import type { ListedObject, Storage } from './storage.ts'

export interface S3Settings {
  /** Null for AWS itself. */
  endpoint: string | null
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** MinIO requires true; OSS and COS accept the bucket only as host name. */
  forcePathStyle: boolean
  /** How long a store may take to respond, in milliseconds, including all attempts; default 8000. */
  responseTimeoutMs?: number
  /** Lets a test reach an address that no name server knows. */
  agent?: Agent
}

const attempts = 3
const usualResponseMs = 8000
/** Bytes beyond the first mebibyte may take longer: a line of 4 Mbit/s suffices. */
const quickBytes = 1024 * 1024
const slowestBytesPerMs = 512

/** Opens an S3-compatible bucket: AWS, OSS, COS, MinIO. */
export function openS3Storage(settings: S3Settings): Storage {
  const responseTimeoutMs = settings.responseTimeoutMs ?? usualResponseMs
  const client = new S3Client({
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint }),
    region: settings.region,
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // By default the SDK sends aws-chunked bodies with checksum trailers, which OSS and COS refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    // Its warnings go to the console; failures are in the error.
    logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: {
      connectionTimeout: 3000,
      socketTimeout: responseTimeoutMs,
      ...(settings.agent === undefined ? {} : { httpAgent: settings.agent }),
    },
  })
  const timeFor = (bytes = 0) => responseTimeoutMs + Math.max(0, bytes - quickBytes) / slowestBytesPerMs
  const address = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) })

  async function* list(folder: string): AsyncGenerator<ListedObject> {
    const Prefix = `${checkKey(folder)}/`
    let Marker: string | undefined
    do {
      // The first version of this call: some stores do not know the second one's continuation tokens.
      const order = { Bucket: settings.bucket, Prefix, Marker }
      const page = await withinTimeout(timeFor(), (abortSignal) =>
        client.send(new ListObjectsCommand(order), { abortSignal }),
      )
      const keys: string[] = []
      for (const { Key: key, LastModified: writtenAt } of page.Contents ?? []) {
        if (key === undefined || writtenAt === undefined) continue
        keys.push(key)
        yield { key, writtenAt }
      }
      Marker = page.IsTruncated === true ? keys.at(-1) : undefined
    } while (Marker !== undefined)
  }

  async function remove(key: string): Promise<void> {
    // One by one: OSS and COS require a Content-MD5 on the bulk call, which the SDK no longer sends.
    const order = address(key)
    await withinTimeout(timeFor(), (abortSignal) =>
      client.send(new DeleteObjectCommand(order), { abortSignal }),
    )
  }

  return {
    put: async (key, body, contentType) => {
      const order = { ...address(key), Body: body, ContentLength: body.length, ContentType: contentType }
      await withinTimeout(timeFor(body.length), (abortSignal) =>
        client.send(new PutObjectCommand(order), { abortSignal }),
      )
    },
    putFile: async (key, path, contentType) => {
      const { size } = await stat(path)
      const order = { ...address(key), ContentLength: size, ContentType: contentType }
      await withinTimeout(timeFor(size), (abortSignal) =>
        // The SDK cannot send a stream a second time; a new stream per attempt can be.
        withRetries(() => sendFile(client, order, { path, abortSignal })),
      )
      await rm(path, { force: true })
    },
    get: async (key, range) => {
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`
      const order = { ...address(key), Range }
      const response = await withinTimeout(timeFor(), (abortSignal) =>
        client.send(new GetObjectCommand(order), { abortSignal }).catch(nullWhenMissing),
      )
      if (response === null) return null
      if (!(response.Body instanceof Readable)) throw new Error(`the store returned no body for ${key}`)
      return { stream: response.Body, size: wholeSize(response.ContentRange, response.ContentLength) }
    },
    remove,
    list,
    removeFolder: async (folder) => {
      for await (const { key } of list(folder)) await remove(key)
    },
    // An object appears only when it is complete, and nothing is sent in parts.
    removeUnfinished: () => Promise.resolve(),
    freeBytes: () => Promise.resolve(null),
    close: () => Promise.resolve(client.destroy()),
  }
}

async function sendFile(
  client: S3Client,
  order: { Bucket: string; Key: string; ContentLength: number; ContentType: string },
  { path, abortSignal }: { path: string; abortSignal: AbortSignal },
): Promise<void> {
  const Body = createReadStream(path)
  const given = new AbortController()
  // A stream whose request has not begun or has ended has no listener: its error would end the program.
  Body.on('error', (error) => given.abort(error))
  try {
    await client.send(new PutObjectCommand({ ...order, Body }), {
      abortSignal: AbortSignal.any([given.signal, abortSignal]),
    })
  } finally {
    Body.destroy()
  }
}

function wholeSize(contentRange: string | undefined, contentLength: number | undefined): number {
  const total = contentRange?.split('/')[1]
  return Number(total ?? contentLength ?? 0)
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof NoSuchKey || (error instanceof S3ServiceException && error.name === 'NotFound'))
    return null
  throw error
}

async function withRetries<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      // A store that did not respond is not tried again: the time is over.
      if (attempt === attempts || !isPassing(error) || isSilence(error)) throw error
      await pause(100 * 2 ** attempt)
    }
  }
}

/**
 * Aborts a request without a response in time, so that a store that accepts and says nothing blocks nobody. The body of
 * a response may take longer. Unavailable storage is reported as such, with its cause for the log; a wrong key or a
 * missing permission is a fault to investigate.
 */
async function withinTimeout<T>(milliseconds: number, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), milliseconds)
  try {
    return await send(late.signal)
  } catch (error) {
    if (late.signal.aborted) {
      throw new Failure('Unavailable', {}, { cause: new Error(`no response within ${milliseconds} ms`) })
    }
    throw isPassing(error) ? new Failure('Unavailable', {}, { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof S3ServiceException) return (error.$metadata.httpStatusCode ?? 500) >= 500
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return (
    isTimeout(error) ||
    (typeof code === 'string' && /^(?:E[A-Z]+|ERR_STREAM)/.test(code) && code !== 'ENOENT')
  )
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** The SDK also reports a reset connection as a timeout, but with a code. */
const isSilence = (error: unknown): boolean =>
  isTimeout(error) && error instanceof Error && !('code' in error)

const silent = () => undefined
