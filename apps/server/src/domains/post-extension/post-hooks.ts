import type { Queryable, Tx } from '../../db/client.ts'
import type { Change } from '../../db/count-moves.ts'
import { extensionPoint } from '../../extension-point.ts'

/** The photographs of a post that is about to be published; its row is not written yet. */
export interface PicturesToJudge {
  publishId: string
  authorId: string
  fileIds: readonly string[]
  now: Date
}

export interface JudgedPictures {
  /** The post waits for a person, who sees why. */
  isHeld: boolean
  /** An earlier work of the same author that looks like it. */
  ownAlike: { publishId: string; title: string } | null
}

/** Reactions of higher domains to a change of a post, each in the transaction of the change. */
export interface PostHooks {
  /** A draft was published: it ends. @throws ContentNotFound for one that no longer exists */
  draftPublished?: (
    tx: Tx,
    draft: { authorId: string; draftId: string; version: number | undefined },
  ) => Promise<void>
  /** Those of an author's files that it uses, so that they are not released with a post. */
  findUsedFiles?: (db: Queryable, authorId: string, fileIds: readonly string[]) => Promise<string[]>
  /**
   * The tags a post is to carry in place of those its author gave. Until the end of the transaction they stay usable.
   * @throws BadInput for a tag that may not be used and is not among those the post has
   */
  settleTags?: (tx: Tx, tags: { given: readonly string[]; before: readonly string[] }) => Promise<string[]>
  /** Compares the photographs of a new post with earlier ones. */
  judgePictures?: (tx: Tx, pictures: PicturesToJudge) => Promise<JudgedPictures>
  /** The tags of a public post changed, or the post became or stopped being public. */
  tagged?: (tx: Tx, post: { id: string; tags: Change }) => Promise<void>
  /** Members whose counters `purging` moves: locked before the post, in one order. */
  countedOnPurge?: (tx: Tx, id: string) => Promise<string[]>
  /** A post is purged: others' data about it are removed first. Its row is locked. */
  purging?: (tx: Tx, id: string) => Promise<void>
}

export const postHooks = extensionPoint<readonly PostHooks[]>('postHooks')

/** Calls one hook of every domain, from the lower layers to the higher. */
export async function callHooks(call: (hooks: PostHooks) => Promise<unknown> | undefined): Promise<void> {
  await collectFromHooks(call)
}

/** As `callHooks`, for hooks that return a value. */
export async function collectFromHooks<T>(ask: (hooks: PostHooks) => Promise<T> | undefined): Promise<T[]> {
  const responses: T[] = []
  for (const hooks of postHooks.get()) {
    const response = ask(hooks)
    if (response !== undefined) responses.push(await response)
  }
  return responses
}
