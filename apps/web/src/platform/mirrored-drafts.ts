import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { storedKey } from './stored.ts'

/** What is written in one composer and not yet stored by the server. */
export interface MirroredDraft {
  key: string
  /** Its author: nobody else at this browser may find it. */
  memberId: string
  publishType: number
  /** Time of the last change, epoch milliseconds. */
  at: number
  /** The content as JSON; the composers define it. */
  text: string
}

interface Schema extends DBSchema {
  drafts: { key: string; value: MirroredDraft }
}

const lifeMs = 30 * 24 * 3600_000

let opening: Promise<IDBPDatabase<Schema>> | null = null
// Once cleared by a sign-out, here or in another tab, open composers must not write their text again.
let isCleared = false

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(storedKey('drafts'), 1, {
    upgrade: (database) => void database.createObjectStore('drafts', { keyPath: 'key' }),
    blocking: (_version, _next, { target }) => {
      isCleared = true
      opening = null
      if (target instanceof IDBDatabase) target.close()
    },
    terminated: () => (opening = null),
  })
  opening.catch(() => (opening = null))
  return opening
}

// Without IndexedDB (private windows, a full disk) writing goes on without a mirror.
async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}

/** Stores a draft in this browser, replacing the one with its key. */
export function putMirrored(draft: MirroredDraft): Promise<void> {
  return attempt(async () => {
    if (!isCleared) await (await open()).put('drafts', draft)
  }, undefined)
}

export function removeMirrored(key: string): Promise<void> {
  return attempt(async () => {
    if (!isCleared) await (await open()).delete('drafts', key)
  }, undefined)
}

/** A member's drafts in this browser, the newest first. */
export async function listMirrored(memberId: string, now: number): Promise<MirroredDraft[]> {
  await removeForeignMirrored(memberId, now)
  const all = await attempt(async () => (await open()).getAll('drafts'), [])
  return all.toSorted((one, other) => other.at - one.at)
}

/** Deletes the drafts of everybody but this member, who has signed in, and those older than 30 days. */
export function removeForeignMirrored(memberId: string, now: number): Promise<void> {
  return attempt(async () => {
    isCleared = false
    const database = await open()
    for (const draft of await database.getAll('drafts'))
      if (draft.memberId !== memberId || draft.at < now - lifeMs) await database.delete('drafts', draft.key)
  }, undefined)
}

/** Whether this browser has drafts that the server does not have. */
export function hasMirrored(): Promise<boolean> {
  return attempt(async () => (await (await open()).count('drafts')) > 0, false)
}

/** On signing out: deletes all of them, also for composers in other tabs. */
export function clearMirrored(): Promise<void> {
  return attempt(() => deleteDB(storedKey('drafts')), undefined)
}
