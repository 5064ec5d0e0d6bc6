import type { Store } from '@guangquan/ui'
import { putMirrored, removeMirrored } from '../../platform/mirrored-drafts.ts'
import { makeMirrorWriter } from './mirror-writer.ts'
import type { Attempt, DraftRef, DraftSaver } from './draft-saver.ts'
import type { PendingPhotos } from './pending-photos.ts'
import type { PhotoMirror } from './photo-mirror.ts'

/** What a composer stores in the browser: its content and the version of the server's draft. */
export interface MirroredContent {
  body: string
  draft: DraftRef | null
  open: Attempt | null
  /** The server has the body: only photographs are missing. */
  isSaved?: boolean
  /** Photographs that are not uploaded yet; their files are stored beside. */
  pending?: PendingPhotos
}

/** The photographs of a composer that supports them. */
interface MirroredPhotos {
  pending: Pick<Store<PendingPhotos>, 'get'>
  mirror: Pick<PhotoMirror, 'follow' | 'giveUp'>
}

interface MirrorParts {
  /** Identifies the draft in the browser. */
  key: string
  memberId: () => string
  publishType: number
  /** The current content as JSON; null if there is nothing to store. */
  readBody: () => string | null
  saver: Pick<DraftSaver, 'state'>
  photos?: MirroredPhotos | undefined
  now: () => number
  /** Replaced in tests. */
  storage?: { put: typeof putMirrored; remove: typeof removeMirrored }
}

export interface DraftMirror {
  /** Writes changes: to be called on each change, after a save and when the page is left. */
  update: () => void
  /** Deletes it: its author leaves without saving. */
  discard: () => void
}

/**
 * Stores content in the browser as long as the server does not have it, so that it survives a lost network and a closed
 * tab. One write at a time, each with the newest content.
 */
export function makeDraftMirror(parts: MirrorParts): DraftMirror {
  const { key, memberId, publishType, readBody, saver, photos, now } = parts
  const { put, remove } = parts.storage ?? { put: putMirrored, remove: removeMirrored }
  let isDiscarded = false

  function readContent(): MirroredContent | null {
    const { draft, savedBody, open, isFinished } = saver.state.get()
    const body = readBody()
    if (body === null || isFinished || isDiscarded) return null
    const isSaved = body === savedBody && open === null
    const pending = photos?.pending.get()
    const hasPending = pending !== undefined && pending.list.length > 0
    if (isSaved && !hasPending) return null
    return { body, draft, open, ...(hasPending ? { isSaved, pending } : {}) }
  }

  async function store(content: MirroredContent, text: string): Promise<void> {
    const record = {
      key,
      memberId: memberId(),
      publishType,
      contentId: content.draft?.id ?? null,
      at: now(),
      text,
    }
    if ((await put(record)) || photos === undefined) return
    await photos.mirror.giveUp()
    await put(record)
  }

  const followPhotos = (content: MirroredContent | null) =>
    photos?.mirror.follow(content?.pending?.list.map((photo) => photo.key) ?? [])
  const update = makeMirrorWriter({
    read: readContent,
    // After the text: a photograph that was uploaded is deleted when the text names its upload.
    store: async (content, text) => {
      await store(content, text)
      followPhotos(content)
    },
    remove: async () => {
      await remove(key)
      followPhotos(null)
    },
  })
  return {
    update,
    discard: () => {
      isDiscarded = true
      update()
    },
  }
}
