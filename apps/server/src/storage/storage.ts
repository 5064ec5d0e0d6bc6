import type { Readable } from 'node:stream'

/** A byte range of an object, inclusive, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredObject {
  stream: Readable
  /** Bytes of the whole object, whatever the range. */
  size: number
}

/**
 * Where files lie: the data folder or an S3-compatible store. Keys are our own, `a/b/c.ext`,
 * lower case letters, digits, `-`, `_`, `.` and `/`; everything under `public/` may be served to anyone.
 */
export interface Storage {
  put: (key: string, body: Buffer, contentType: string) => Promise<void>
  /** Moves a local temporary file into the store. */
  putFile: (key: string, path: string, contentType: string) => Promise<void>
  /** Null when there is no such object. */
  get: (key: string, range?: ByteRange) => Promise<StoredObject | null>
  remove: (key: string) => Promise<void>
  /** Bytes still free, or null when the store does not know. */
  freeBytes: () => Promise<number | null>
  close: () => Promise<void>
}
