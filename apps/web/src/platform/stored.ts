import { boot } from './boot.ts'

/** Name of the stored session. */
export const sessionName = 'token'

/** Name of the address for notifications to this browser that the server has. */
export const pushName = 'push'

/** Key in local storage of a value under the product key. */
export function storedKey(name: string): string {
  return `${boot.settings.productKey}.${name}`
}

/** The stored value of a name; undefined if missing or malformed, or if storage is blocked. */
export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(storedKey(name))
    if (text === null) return undefined
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/**
 * The stored part of a store; empty without one. It is in an envelope, the format of earlier releases: without it their
 * members would be signed out.
 */
export function readStoredState(name: string): object {
  const stored = readStored(name)
  if (typeof stored !== 'object' || stored === null || !('state' in stored)) return {}
  return typeof stored.state === 'object' && stored.state !== null ? stored.state : {}
}

/** Stores a value under a name; `undefined` removes it. No secrets: every script of the site can read them. */
export function writeStored(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(storedKey(name))
    else localStorage.setItem(storedKey(name), JSON.stringify(value))
  } catch {
    // Storage may be full or blocked (private window); the value then lasts as long as the page.
  }
}
