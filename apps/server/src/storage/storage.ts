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

/** An object as a listing shows it. */
export interface ListedObject {
  key: string
  writtenAt: Date
}

/**
 * Storage of files: the data folder or an S3-compatible store. Keys are our own, `a/b/c.ext`, of lower case letters,
 * digits, `-`, `_`, `.` and `/`. Nothing is served from it directly: the file route decides who may read which copy.
 */
export interface Storage {
  /** @throws Failure StorageFull, after which nothing of the object remains */
  put: (key: string, body: Buffer, contentType: string) => Promise<void>
  /** Moves a local temporary file into storage; afterwards the file no longer exists. */
  putFile: (key: string, path: string, contentType: string) => Promise<void>
  /** Null when there is no such object. The caller reads the stream or destroys it. */
  get: (key: string, range?: ByteRange) => Promise<StoredObject | null>
  /** Does nothing when there is no such object. */
  remove: (key: string) => Promise<void>
  /** Everything below a folder (`copies`, `uploads/<id>`). Objects of one folder follow one another. */
  list: (folder: string) => AsyncIterable<ListedObject>
  /** Removes everything below a folder, and the folder. */
  removeFolder: (folder: string) => Promise<void>
  /** Removes what killed programs began to write before an instant. */
  removeUnfinished: (before: Date) => Promise<void>
  /** Free bytes, or null when unknown. */
  freeBytes: () => Promise<number | null>
  close: () => Promise<void>
}
