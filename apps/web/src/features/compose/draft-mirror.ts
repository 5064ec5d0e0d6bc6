import { putMirrored, removeMirrored } from '../../platform/mirrored-drafts.ts'
import type { Attempt, DraftRef, DraftSaver } from './draft-saver.ts'

/** What a composer stores in the browser: its content, and where the server's draft stands. */
export interface MirroredContent {
  body: string
  draft: DraftRef | null
  open: Attempt | null
}

interface MirrorParts {
  memberId: () => string
  publishType: number
  /** What is written now, as JSON; null when there is nothing to store. */
  readBody: () => string | null
  saver: Pick<DraftSaver, 'state'>
  now: () => number
  /** Replaced in tests. */
  storage?: { put: typeof putMirrored; remove: typeof removeMirrored }
}

export interface DraftMirror {
  /** Identifies the draft in the browser. */
  key: string
  /** Writes what changed: to be called at each change, when a save ended and when the page is left. */
  update: () => void
}

/**
 * Mirrors what is being written in the browser while the server does not have it, so that it survives a lost network
 * and a killed tab. One write at a time, each with the newest text.
 */
export function makeDraftMirror(parts: MirrorParts): DraftMirror {
  const { memberId, publishType, readBody, saver, now } = parts
  const { put, remove } = parts.storage ?? { put: putMirrored, remove: removeMirrored }
  const key = crypto.randomUUID()
  let written: string | null = null
  let isWriting = false

  function readText(): string | null {
    const { draft, savedBody, open, isFinished } = saver.state.get()
    const body = readBody()
    if (body === null || isFinished || (body === savedBody && open === null)) return null
    const content: MirroredContent = { body, draft, open }
    return JSON.stringify(content)
  }

  async function write(): Promise<void> {
    isWriting = true
    for (let text = readText(); text !== written; text = readText()) {
      written = text
      await (text === null ? remove(key) : put({ key, memberId: memberId(), publishType, at: now(), text }))
    }
    isWriting = false
  }

  return {
    key,
    update: () => {
      if (!isWriting) void write()
    },
  }
}

/** Name of the lock that a composer holds while it is open: its draft is not recovered by another page. */
export const mirrorLock = (key: string): string => `draft-mirror:${key}`
