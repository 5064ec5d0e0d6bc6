import * as z from 'zod'
import { batchReads } from '../../cache/batch-reads.ts'
import type { App } from '../../context.ts'

/** Versions of pages' subjects, so that a drawn page is shared until its subject changes. One domain provides it. */
export interface PageVersions {
  /** Paths of routes whose `:id` is passed to `read`. */
  paths: readonly string[]
  /** Current versions by id; an id that visitors may not see is missing. */
  read: (app: App, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** `missing`: there is nothing for visitors. Null: the page has no version. */
export type PageVersion = { of: string } | 'missing' | null

const Id = z.uuid().toLowerCase()

/** Reads the version for a request of a page; concurrent requests share a statement. */
export function readVersions(
  app: App,
  versions: PageVersions | undefined,
): (path: string, id: string | undefined) => Promise<PageVersion> {
  const paths = new Set(versions?.paths)
  const readOne = batchReads<string>(async (ids) => (await versions?.read(app, ids)) ?? new Map())
  return async (path, id) => {
    if (!paths.has(path)) return null
    const parsed = Id.safeParse(id)
    const version = parsed.success ? await readOne(parsed.data) : undefined
    return version === undefined ? 'missing' : { of: version }
  }
}
