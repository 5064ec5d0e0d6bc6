import type { App } from '../context.ts'
import type { Database, Queryable, Tx } from '../db/client.ts'
import type { DemoPlan } from './plan.ts'

/** What the domains share while the demonstration data is loaded. */
export interface DemoContext {
  app: App
  plan: DemoPlan
  /** Ids of the uploaded files, by `uploadKey`. */
  files: ReadonlyMap<string, string>
}

/** A file as its owner uploads it. */
export interface DemoUpload {
  ownerId: string
  fileName: string
  /** A value of `useTypes`. */
  useType: number
  body: Buffer
}

/** A file that is made when it is uploaded. */
export interface DemoFile extends Omit<DemoUpload, 'body'> {
  make: () => Promise<Buffer>
}

/**
 * Photographs that show the copies of another file until they have their own; all other data are theirs from the start.
 */
export interface DemoStandIns {
  /**
   * Stores a photograph of which `body` contains only the right head, and returns its id.
   * @param as.shown the file whose copies it shows
   */
  add: (app: App, upload: DemoUpload, as: { shown: string; width: number; height: number }) => Promise<string>
  /** Ids of those that still show others, by `uploadKey`. */
  list: (db: Queryable) => Promise<Map<string, string>>
  /** Makes the copies of one. */
  replace: (app: App, id: string, upload: DemoUpload) => Promise<void>
}

/**
 * The steps that a domain contributes to the demonstration data. Each step runs for all domains, in layers, before the
 * next.
 */
export interface DemoPart {
  /** Inserts what it stores about the members (`demoPeople`). All in one transaction, before there are files. */
  addMembers?: (app: App, tx: Tx) => Promise<void>
  /** Stores a file and returns its id; one domain does. */
  storeFile?: (app: App, upload: DemoUpload) => Promise<string>
  /** From the domain that stores files. */
  standIns?: DemoStandIns
  /** Files to which its rows refer by `uploadKey`, besides photographs and avatars. */
  uploads?: (now: Date) => DemoFile[]
  /** Inserts its rows of the plan. The counters in its manifest are set from the rows of all domains afterwards. */
  addRows?: (demo: DemoContext, tx: Tx) => Promise<void>
  /** Derives what depends on rows and counters, in the same transaction. */
  deriveRows?: (demo: DemoContext, tx: Tx) => Promise<void>
  /** Adds what follows from the photographs themselves, in one transaction, once every one has its own file. */
  complete?: (demo: DemoContext, tx: Tx) => Promise<void>
  /** Computes after the commit what would otherwise wait for a schedule. */
  finish?: (db: Database) => Promise<void>
  /** Adds what the benchmark measures at its full size; never part of the demonstration. */
  fill?: (tx: Tx) => Promise<void>
}
