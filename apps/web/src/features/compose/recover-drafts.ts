import { ApiError } from '@guangquan/client'
import {
  listMirrored,
  putMirrored,
  removeMirrored,
  type MirroredDraft,
} from '../../platform/mirrored-drafts.ts'
import { listMirroredPhotos } from '../../platform/mirrored-photos.ts'
import { api, client } from '../../platform/api.ts'
import type { MirroredContent } from './draft-mirror.ts'
import { makeDraftSaver, type DraftRef, type DraftSaver, type SaveState } from './draft-saver.ts'
import { releaseMirrorLock, tryMirrorLock } from './mirror-locks.ts'
import type { RestoredPhotos } from './pending-photos.ts'
import { saveDraft } from './save-draft.ts'
import { textOf, withoutFiles } from './saved-body.ts'

/** Content of earlier pages that were closed before the server had everything. */
export interface Recovery {
  /** The one to open. */
  draft: RecoveredDraft | null
  /** What could not be stored now and stays in this browser. */
  failures: { key: string; reason: string; words: string }[]
}

export interface RecoveredDraft extends Recovered {
  /** The draft that it was begun from. */
  from: string | null
  /** The photographs to go on uploading. */
  photos: RestoredPhotos | null
}

interface RecoveryParts {
  memberId: string
  publishType: number
  /** The draft that is to be opened; null for the newest that is recovered. */
  asked: string | null
  now: number
}

/**
 * Stores the content of pages that no longer exist as ordinary drafts on the server. Files that are not uploaded stay
 * in this browser; this page holds the lock of the draft to open.
 */
export async function recoverDrafts(parts: RecoveryParts): Promise<Recovery> {
  const recovery: Recovery = { draft: null, failures: [] }
  for (const mirrored of await listMirrored(parts.memberId, parts.now)) {
    if (mirrored.publishType !== parts.publishType) continue
    // A page that is still open has it.
    if (!(await tryMirrorLock(mirrored.key))) continue
    if (!(await recoverOne(mirrored, parts, recovery))) releaseMirrorLock(mirrored.key)
  }
  return recovery
}

/** @returns whether it is to be opened with photographs from this browser */
async function recoverOne(
  mirrored: MirroredDraft,
  { asked }: RecoveryParts,
  recovery: Recovery,
): Promise<boolean> {
  const { key } = mirrored
  const content: MirroredContent = JSON.parse(mirrored.text)
  const from = content.draft?.id ?? null
  const isAsked = recovery.draft === null && (asked === null || asked === from)
  // The server has its words, and its photographs wait until it is opened.
  if (content.isSaved === true && !isAsked) return false
  const stored = await storeRecovered(content)
  if (typeof stored === 'string') {
    recovery.failures.push({ key, reason: stored, words: textOf(content.body) })
    return false
  }
  const { pending } = content
  if (pending === undefined) {
    await removeMirrored(key)
    if (isAsked) recovery.draft = { ...stored, from, photos: null }
    return false
  }
  const { id, version } = stored
  const next: MirroredContent = { ...content, draft: { id, version }, open: null, isSaved: true }
  await putMirrored({ ...mirrored, contentId: id, text: JSON.stringify(next) })
  if (!isAsked) return false
  recovery.draft = {
    ...stored,
    from,
    photos: { ...pending, draftKey: key, files: await listMirroredPhotos(key) },
  }
  return true
}

interface Recovered extends DraftRef {
  /** The draft was changed elsewhere in the meantime, so this is a second one. */
  isSecond: boolean
  /** Files that had been uploaded no longer exist. */
  lacksFiles: boolean
}

interface Calls {
  send: typeof saveDraft
  findVersion: (id: string) => Promise<number>
}

const calls: Calls = {
  send: saveDraft,
  findVersion: async (id) => (await client.call(api.NewPublish.GetDraft, { id })).version,
}

/**
 * Stores the content of a page that no longer exists, by the rules of an open one.
 * @param given replaced in tests
 * @returns the sentence to show if it could not be stored
 */
export async function storeRecovered(
  { body, draft, open, isSaved }: MirroredContent,
  given: Calls = calls,
): Promise<Recovered | string> {
  const { send, findVersion } = given
  if (isSaved === true && draft !== null) {
    // It may have been changed elsewhere since, and nothing is to be written over that.
    const version = await findVersion(draft.id).catch(() => null)
    if (version !== null) return { id: draft.id, version, isSecond: false, lacksFiles: false }
  }
  let lacksFiles = false
  const saver: DraftSaver = makeDraftSaver({
    draft,
    savedBody: '',
    open,
    readBody: () => body,
    send: async (content, over, requestId) => {
      try {
        return await send(content, over, requestId)
      } catch (error) {
        // Files that no draft used are deleted after a day. The words go into a draft of their own: the other one may
        // still have its files.
        if (!(error instanceof ApiError) || error.kind !== 'UploadNotFound') throw error
        lacksFiles = true
        return send(withoutFiles(content), null, crypto.randomUUID())
      }
    },
    onChanged: () => undefined,
  })
  let isSecond = false
  let isStored = await saver.save()
  if (saver.state.get().save.kind === 'changed') {
    isSecond = true
    isStored = await saver.separate()
  }
  const stored: DraftRef | null = saver.state.get().draft
  if (!isStored || stored === null) return reasonOf(saver.state.get().save)
  return { ...stored, isSecond, lacksFiles }
}

function reasonOf(save: SaveState): string {
  if (save.kind === 'full') return save.sentence
  return (save.kind === 'failed' && save.reason) || '没有存好'
}
