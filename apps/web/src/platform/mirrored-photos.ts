import type { DBSchema } from 'idb'
import { clearableDatabase } from './clearable-database.ts'

/** A photograph chosen in a composer that is not uploaded yet. */
interface MirroredPhoto {
  /** Key of its draft in this browser. */
  draftKey: string
  key: string
  memberId: string
  /** When it was stored, epoch milliseconds. */
  at: number
  file: File
}

interface Schema extends DBSchema {
  photos: { key: [draftKey: string, key: string]; value: MirroredPhoto }
}

/** Max size of all photographs of all drafts in this browser; further ones are not stored. */
const maxBytes = 512 * 1024 * 1024

// A separate database: a new version of that of the drafts would end the mirrors in pages of an earlier release.
const database = clearableDatabase<Schema>('photos', (created) => {
  created.createObjectStore('photos', { keyPath: ['draftKey', 'key'] })
})

// Arrays sort after texts.
const ofDraft = (draftKey: string) => IDBKeyRange.bound([draftKey], [draftKey, []])

/** Stores a photograph. @returns false if there is no space for it, or nothing can be stored at all */
export function putMirroredPhoto(photo: MirroredPhoto): Promise<boolean> {
  return database.attempt(async (opened) => {
    let bytes = photo.file.size
    for (const { file } of await opened.getAll('photos')) bytes += file.size
    return bytes <= maxBytes && (await opened.put('photos', photo)).length > 0
  }, false)
}

/** The photographs of a draft, by key. */
export async function listMirroredPhotos(draftKey: string): Promise<Map<string, File>> {
  const found = await database.attempt((opened) => opened.getAll('photos', ofDraft(draftKey)), [])
  return new Map(found.map(({ key, file }) => [key, file]))
}

export function removeMirroredPhoto(draftKey: string, key: string): Promise<void> {
  return database.attempt((opened) => opened.delete('photos', [draftKey, key]), undefined)
}

export function removeMirroredPhotos(draftKey: string): Promise<void> {
  return database.attempt((opened) => opened.delete('photos', ofDraft(draftKey)), undefined)
}

/** Deletes the photographs of everybody except the member who has signed in, and those stored before `oldest`. */
export function removeForeignPhotos(memberId: string, oldest: number): Promise<void> {
  database.reopen()
  return database.attempt(async (opened) => {
    for (const photo of await opened.getAll('photos'))
      if (photo.memberId !== memberId || photo.at < oldest)
        await opened.delete('photos', [photo.draftKey, photo.key])
  }, undefined)
}

export function clearMirroredPhotos(): Promise<void> {
  return database.clear()
}
