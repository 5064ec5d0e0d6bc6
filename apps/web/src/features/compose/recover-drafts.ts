import { ApiError } from '@guangquan/client'
import { listMirrored, removeMirrored } from '../../platform/mirrored-drafts.ts'
import { mirrorLock, type MirroredContent } from './draft-mirror.ts'
import { makeDraftSaver, type DraftRef, type DraftSaver, type SaveState } from './draft-saver.ts'
import { saveDraft } from './save-draft.ts'
import { textOf, withoutFiles } from './saved-body.ts'

/** What was found of earlier pages that were closed before the server had everything. */
export interface Recovery {
  /** The newest draft stored from it, and the one it was begun from. */
  draft: { id: string; from: string | null; isSecond: boolean; lacksFiles: boolean } | null
  /** What could not be stored now: it stays in this browser. */
  failures: { key: string; reason: string; words: string }[]
}

interface RecoveryParts {
  memberId: string
  publishType: number
  now: number
}

/** Stores what a member wrote in pages that no longer exist as drafts on the server: then they are drafts like any other. */
export async function recoverDrafts({ memberId, publishType, now }: RecoveryParts): Promise<Recovery> {
  const recovery: Recovery = { draft: null, failures: [] }
  for (const mirrored of await listMirrored(memberId, now)) {
    if (mirrored.publishType !== publishType) continue
    // A page that is still open holds the lock.
    await navigator.locks.request(mirrorLock(mirrored.key), { ifAvailable: true }, async (lock) => {
      if (lock === null) return
      const content: MirroredContent = JSON.parse(mirrored.text)
      const stored = await storeRecovered(content)
      if (typeof stored === 'string') {
        recovery.failures.push({ key: mirrored.key, reason: stored, words: textOf(content.body) })
        return
      }
      recovery.draft ??= { ...stored, from: content.draft?.id ?? null }
      await removeMirrored(mirrored.key)
    })
  }
  return recovery
}

interface Recovered {
  id: string
  /** The draft was changed elsewhere meanwhile: this is a second one. */
  isSecond: boolean
  /** Files that had been uploaded no longer exist. */
  lacksFiles: boolean
}

/**
 * Stores the content of a page that no longer exists, by the rules of an open one.
 * @param send replaced in tests
 * @returns the sentence to show when it could not be stored
 */
export async function storeRecovered(
  { body, draft, open }: MirroredContent,
  send: typeof saveDraft = saveDraft,
): Promise<Recovered | string> {
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
  return { id: stored.id, isSecond, lacksFiles }
}

function reasonOf(save: SaveState): string {
  if (save.kind === 'full') return save.sentence
  return (save.kind === 'failed' && save.reason) || '没有存好'
}
