import { boot } from './boot.ts'

/** Name in local storage of something kept under the product key. */
export function storedKey(name: string): string {
  return `${boot.settings.productKey}.${name}`
}

/** What was kept under a name; undefined when nothing was, when it is unreadable, or when storage is refused. */
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

/** Keeps a value under a name; `undefined` forgets it. No secrets: every script of the site could read them. */
export function writeStored(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(storedKey(name))
    else localStorage.setItem(storedKey(name), JSON.stringify(value))
  } catch {
    // Storage may be full or refused (private window); the value then lasts as long as the page.
  }
}
