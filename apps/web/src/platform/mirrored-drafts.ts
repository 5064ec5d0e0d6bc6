import type { DBSchema } from 'idb'
import { clearableDatabase } from './clearable-database.ts'
import { clearMirroredPhotos, removeForeignPhotos, removeMirroredPhotos } from './mirrored-photos.ts'

/** Input of a composer that the server has not stored yet. */
export interface MirroredDraft {
  key: string
  /** Its author: nobody else at this browser may find it. */
  memberId: string
  publishType: number
  /** The server's draft, or the edited post; missing in records of earlier releases. */
  contentId?: string | null
  /** Time of the last change, epoch milliseconds. */
  at: number
  /** The content as JSON; the composers define it. */
  text: string
}

interface Schema extends DBSchema {
  drafts: { key: string; value: MirroredDraft }
}

/** How long the browser stores what the server does not have. */
const mirrorLifeMs = 30 * 24 * 3600_000

const database = clearableDatabase<Schema>('drafts', (created) => {
  created.createObjectStore('drafts', { keyPath: 'key' })
})

/** Stores a draft in this browser, replacing the one with its key. @returns whether it is stored */
export function putMirrored(draft: MirroredDraft): Promise<boolean> {
  return database.attempt(async (opened) => (await opened.put('drafts', draft)) !== '', false)
}

/** Deletes a draft with its photographs. */
export async function removeMirrored(key: string): Promise<void> {
  await database.attempt((opened) => opened.delete('drafts', key), undefined)
  await removeMirroredPhotos(key)
}

/** Deletes this browser's copy of a draft that its author deleted, or of a post whose edit is saved. */
export async function removeMirroredOf(contentId: string): Promise<void> {
  const all = await database.attempt((opened) => opened.getAll('drafts'), [])
  for (const draft of all) if (draft.contentId === contentId) await removeMirrored(draft.key)
}

/** A member's drafts in this browser, newest first. */
export async function listMirrored(memberId: string, now: number): Promise<MirroredDraft[]> {
  await removeForeignMirrored(memberId, now)
  const all = await database.attempt((opened) => opened.getAll('drafts'), [])
  return all.toSorted((one, other) => other.at - one.at)
}

/** Deletes the drafts of everybody except the member who has signed in, and those older than 30 days. */
export async function removeForeignMirrored(memberId: string, now: number): Promise<void> {
  database.reopen()
  await database.attempt(async (opened) => {
    for (const draft of await opened.getAll('drafts'))
      if (draft.memberId !== memberId || draft.at < now - mirrorLifeMs)
        await opened.delete('drafts', draft.key)
  }, undefined)
  await removeForeignPhotos(memberId, now - mirrorLifeMs)
}

/** Whether this browser has drafts that the server does not have. */
export function hasMirrored(): Promise<boolean> {
  return database.attempt(async (opened) => (await opened.count('drafts')) > 0, false)
}

/** On signing out: deletes all of them, also for composers in other tabs. */
export async function clearMirrored(): Promise<void> {
  await Promise.all([database.clear(), clearMirroredPhotos()])
}
