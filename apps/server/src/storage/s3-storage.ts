import type { Agent } from 'node:http'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { checkKey } from './storage-key.ts'
import type { Storage } from './storage.ts'

export interface S3Settings {
  /** Null for AWS itself. */
  endpoint: string | null
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** MinIO wants true; OSS and COS accept only the bucket as host name. */
  forcePathStyle: boolean
  /** A test's way to an address that no name server knows. */
  agent?: Agent
}

/** Opens an S3-compatible bucket: AWS, OSS, COS, MinIO. */
export function openS3Storage(settings: S3Settings): Storage {
  const client = new S3Client({
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint }),
    region: settings.region,
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // The SDK's own defaults send aws-chunked bodies with checksum trailers, which OSS and COS refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3000,
      socketTimeout: 30_000,
      ...(settings.agent === undefined ? {} : { httpAgent: settings.agent }),
    },
  })
  const address = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) })

  return {
    put: async (key, body, contentType) => {
      await client.send(
        new PutObjectCommand({
          ...address(key),
          Body: body,
          ContentLength: body.length,
          ContentType: contentType,
        }),
      )
    },
    putFile: async (key, path, contentType) => {
      const { size } = await stat(path)
      await client.send(
        new PutObjectCommand({
          ...address(key),
          Body: createReadStream(path),
          ContentLength: size,
          ContentType: contentType,
        }),
      )
      await rm(path, { force: true })
    },
    get: async (key, range) => {
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`
      try {
        const answer = await client.send(new GetObjectCommand({ ...address(key), Range }))
        if (!(answer.Body instanceof Readable)) throw new Error(`the store answered no body for ${key}`)
        return { stream: answer.Body, size: wholeSize(answer.ContentRange, answer.ContentLength) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: async (key) => {
      // One by one: OSS and COS want a Content-MD5 on the bulk call that the SDK no longer sends.
      await client.send(new DeleteObjectCommand(address(key)))
    },
    freeBytes: () => Promise.resolve(null),
    close: () => Promise.resolve(client.destroy()),
  }
}

function wholeSize(contentRange: string | undefined, contentLength: number | undefined): number {
  const total = contentRange?.split('/')[1]
  return Number(total ?? contentLength ?? 0)
}

function isMissing(error: unknown): boolean {
  return error instanceof NoSuchKey || (error instanceof S3ServiceException && error.name === 'NotFound')
}
