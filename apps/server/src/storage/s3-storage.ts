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
import { fail } from '../fail.ts'
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
  /** Lets a test reach an address that no name server knows. */
  agent?: Agent
}

const attempts = 3

/** Opens an S3-compatible bucket: AWS, OSS, COS, MinIO. */
export function openS3Storage(settings: S3Settings): Storage {
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
      socketTimeout: 30_000,
      ...(settings.agent === undefined ? {} : { httpAgent: settings.agent }),
    },
  })
  const address = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) })

  async function* list(folder: string): AsyncGenerator<ListedObject> {
    const Prefix = `${checkKey(folder)}/`
    let Marker: string | undefined
    do {
      // The first version of this call: some stores do not know the second one's continuation tokens.
      const order = { Bucket: settings.bucket, Prefix, Marker }
      const page = await orUnavailable(() => client.send(new ListObjectsCommand(order)))
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
    await orUnavailable(() => client.send(new DeleteObjectCommand(order)))
  }

  return {
    put: async (key, body, contentType) => {
      const order = { ...address(key), Body: body, ContentLength: body.length, ContentType: contentType }
      await orUnavailable(() => client.send(new PutObjectCommand(order)))
    },
    putFile: async (key, path, contentType) => {
      const { size } = await stat(path)
      const order = { ...address(key), ContentLength: size, ContentType: contentType }
      await orUnavailable(() =>
        // The SDK cannot send a stream a second time; a new stream per attempt can be.
        withRetries(() => sendFile(client, order, path)),
      )
      await rm(path, { force: true })
    },
    get: async (key, range) => {
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`
      const order = { ...address(key), Range }
      const response = await orUnavailable(() =>
        client.send(new GetObjectCommand(order)).catch(nullWhenMissing),
      )
      if (response === null) return null
      if (!(response.Body instanceof Readable)) throw new Error(`the store answered no body for ${key}`)
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
  path: string,
): Promise<void> {
  const Body = createReadStream(path)
  const given = new AbortController()
  // A stream whose request has not begun or has ended has no listener: its error would end the program.
  Body.on('error', (error) => given.abort(error))
  try {
    await client.send(new PutObjectCommand({ ...order, Body }), { abortSignal: given.signal })
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
      if (attempt === attempts || !isPassing(error)) throw error
      await pause(100 * 2 ** attempt)
    }
  }
}

/** Unavailable storage is reported as such; a wrong key or a missing permission is a fault to investigate. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isPassing(error)) fail('Unavailable')
    throw error
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof S3ServiceException) return (error.$metadata.httpStatusCode ?? 500) >= 500
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const name = error instanceof Error ? error.name : ''
  return (
    name === 'TimeoutError' ||
    (typeof code === 'string' && /^(?:E[A-Z]+|ERR_STREAM)/.test(code) && code !== 'ENOENT')
  )
}

const silent = () => undefined
