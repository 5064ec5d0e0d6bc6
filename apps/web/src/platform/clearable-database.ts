import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { storedKey } from './stored.ts'

/** A database of this browser that signing out deletes, also for pages in other tabs. */
export interface ClearableDatabase<S extends DBSchema> {
  /**
   * Runs work unless the database was cleared. Without IndexedDB (private windows, a full disk) the page continues.
   * @returns `otherwise` if nothing was done
   */
  attempt: <T>(work: (database: IDBPDatabase<S>) => Promise<T>, otherwise: T) => Promise<T>
  /** Lets a page work again: a member has signed in. */
  reopen: () => void
  clear: () => Promise<void>
}

export function clearableDatabase<S extends DBSchema>(
  name: string,
  upgrade: (database: IDBPDatabase<S>) => void,
): ClearableDatabase<S> {
  let opening: Promise<IDBPDatabase<S>> | null = null
  // Once cleared by a sign-out, here or in another tab, open composers must not write again.
  let isCleared = false

  function open(): Promise<IDBPDatabase<S>> {
    opening ??= openDB<S>(storedKey(name), 1, {
      upgrade,
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

  return {
    attempt: async (work, otherwise) => {
      try {
        return isCleared ? otherwise : await work(await open())
      } catch {
        return otherwise
      }
    },
    reopen: () => (isCleared = false),
    clear: () => deleteDB(storedKey(name)).catch(() => undefined),
  }
}
