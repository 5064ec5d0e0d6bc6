import { createStore, type Store } from '@guangquan/ui'
import { putMirroredPhoto, removeMirroredPhoto } from '../../platform/mirrored-photos.ts'

interface PhotoMirrorParts {
  draftKey: string
  memberId: () => string
  fileOf: (key: string) => File | undefined
  /** Photographs that an earlier page has stored under this draft. */
  stored: Iterable<string>
  now: () => number
  /** Replaced in tests. */
  storage?: { put: typeof putMirroredPhoto; remove: typeof removeMirroredPhoto }
}

/** The chosen photographs of one composer that are not uploaded yet, as stored in the browser. */
export interface PhotoMirror {
  /** Those for which the browser has no space. */
  unstored: Store<ReadonlySet<string>>
  /** Stores these photographs, one at a time, and deletes the others. */
  follow: (keys: readonly string[]) => void
  /** Deletes all and stores none any more: the words need the space. */
  giveUp: () => Promise<void>
}

export function makePhotoMirror(parts: PhotoMirrorParts): PhotoMirror {
  const { draftKey, memberId, fileOf, now } = parts
  const { put, remove } = parts.storage ?? { put: putMirroredPhoto, remove: removeMirroredPhoto }
  const unstored = createStore<ReadonlySet<string>>(new Set())
  const stored = new Set(parts.stored)
  let asked: readonly string[] = []
  let isRunning = false
  let hasSpace = true

  /** The next step towards the requested state; null if it is reached. */
  function nextStep(): Promise<void> | null {
    const obsolete = [...stored].find((key) => !hasSpace || !asked.includes(key))
    if (obsolete !== undefined) {
      stored.delete(obsolete)
      return remove(draftKey, obsolete)
    }
    const missing = asked.find((key) => !stored.has(key) && !unstored.get().has(key))
    return missing === undefined ? null : store(missing)
  }

  async function store(key: string): Promise<void> {
    const file = fileOf(key)
    if (
      hasSpace &&
      file !== undefined &&
      (await put({ draftKey, key, memberId: memberId(), at: now(), file }))
    )
      stored.add(key)
    else unstored.set(new Set([...unstored.get(), key]))
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let step = nextStep(); step !== null; step = nextStep()) await step
    isRunning = false
  }

  return {
    unstored,
    follow: (keys) => {
      asked = keys
      void run()
    },
    giveUp: async () => {
      hasSpace = false
      const given = [...stored]
      stored.clear()
      await Promise.all(given.map((key) => remove(draftKey, key)))
      void run()
    },
  }
}
