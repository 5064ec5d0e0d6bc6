import { readStored, sessionName, writeStored } from '../stored.ts'

// Stored before the server ends the session: other tabs read it until the server's response clears the storage.
const name = 'leaving'
const responseMs = 30_000

let leaving = false

/** Marks that the page is about to reload, signed out, and tells the other tabs. */
export function beginLeaving(): void {
  leaving = true
  writeStored(name, Date.now())
}

/** Whether the page is about to reload, signed out. */
export function isSigningOut(): boolean {
  return leaving
}

/** Whether a member is signing out in another tab, or has just done so. */
export function isSigningOutElsewhere(): boolean {
  const at = readStored(name)
  return (typeof at === 'number' && Date.now() - at < responseMs) || isStorageCleared()
}

function isStorageCleared(): boolean {
  if (readStored(sessionName) !== undefined) return false
  // Where storage is blocked, as in some private windows, nothing was ever stored.
  writeStored(name, 0)
  return readStored(name) === 0
}
