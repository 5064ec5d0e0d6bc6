import { ApiError } from '@guangquan/client'
import { createStore, type Store } from '@guangquan/ui'

export type SaveState =
  | { kind: 'clean' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** The draft no longer existed, so that a new one was made. */
  | { kind: 'anew'; at: string }
  | { kind: 'changed' }
  | { kind: 'failed'; reason: string }
  /** The server's sentence: 20 drafts are stored already. */
  | { kind: 'full'; sentence: string }

/** A stored draft, in the version known to this page. */
export interface DraftRef {
  id: string
  version: number
}

export interface SaverState {
  draft: DraftRef | null
  /** The stored content as JSON; empty before the first save. */
  savedBody: string
  save: SaveState
  /** A save without a response, which may have been stored. */
  open: Attempt | null
  /** The post is published: nothing is left to store. */
  isFinished: boolean
}

/** A save as it was sent. */
export interface Attempt {
  body: string
  draft: DraftRef | null
  requestId: string
}

interface SaverParts {
  draft: DraftRef | null
  /** The content of the draft. */
  savedBody: string
  /** A save that an earlier page sent without getting a response. */
  open?: Attempt | null
  /** The current content as JSON; null if there is nothing to store. */
  readBody: () => string | null
  /** Sends a save: the same request id gets the same response. */
  send: (body: string, draft: DraftRef | null, requestId: string) => Promise<DraftRef & { savedTime: string }>
  /** The draft was changed elsewhere; called once. */
  onChanged: () => void
}

/** Stores the content as one draft, one save at a time. */
export interface DraftSaver {
  state: Store<SaverState>
  /**
   * Stores changes; with `always`, saves unchanged content too, to learn whether the draft still exists.
   * @returns whether it is stored
   */
  save: (always?: boolean) => Promise<boolean>
  /** Stores a separate draft from now on: the one that was changed elsewhere stays unchanged. */
  separate: () => Promise<boolean>
  /** Runs work, such as publishing, during and after which nothing is saved; if it fails, saving resumes. */
  pauseFor: <T>(work: () => Promise<T>) => Promise<T>
}

export function makeDraftSaver(parts: SaverParts): DraftSaver {
  const { draft, savedBody, readBody, send, onChanged } = parts
  const state = createStore<SaverState>({
    draft,
    savedBody,
    save: { kind: 'clean' },
    // A save without a response is repeated as it was before anything newer is sent, or the newer one would be refused
    // for the version that it made.
    open: parts.open ?? null,
    isFinished: false,
  })
  const change = (part: Partial<SaverState>) => state.set({ ...state.get(), ...part })
  let running: Promise<unknown> | null = null
  let isPaused = false

  async function attempt(made: Attempt): Promise<void> {
    change({ open: made })
    try {
      const { id, version, savedTime } = await send(made.body, made.draft, made.requestId)
      const isAnew = made.draft === null && state.get().draft !== null
      change({
        open: null,
        draft: { id, version },
        savedBody: made.body,
        save: { kind: isAnew ? 'anew' : 'saved', at: savedTime },
      })
    } catch (error) {
      if (isFinal(error)) change({ open: null })
      throw error
    }
  }

  async function storeNow(body: string): Promise<void> {
    const made = { body, draft: state.get().draft, requestId: crypto.randomUUID() }
    try {
      await attempt(made)
    } catch (error) {
      if (made.draft === null || kindOf(error) !== 'ContentNotFound') throw error
      await attempt({ body, draft: null, requestId: crypto.randomUUID() })
    }
  }

  async function store(always: boolean): Promise<boolean> {
    if (isPaused) return false
    const wasChanged = state.get().save.kind === 'changed'
    const before = readBody()
    const { open } = state.get()
    if (before === null || (before === state.get().savedBody && !always && open === null)) return !wasChanged
    if (wasChanged) return false
    change({ save: { kind: 'saving' } })
    try {
      if (open !== null) await attempt(open)
      const body = readBody()
      if (body !== null && (always || body !== state.get().savedBody)) await storeNow(body)
      return true
    } catch (error) {
      if (kindOf(error) === 'DraftChanged') {
        change({ save: { kind: 'changed' } })
        onChanged()
      } else change({ save: failureOf(error) })
      return false
    }
  }

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    while (running !== null) await running
    const started = work()
    running = started.catch(() => undefined)
    try {
      return await started
    } finally {
      running = null
    }
  }

  return {
    state,
    save: (always = false) => alone(() => store(always)),
    separate: () =>
      alone(() => {
        change({ draft: null, savedBody: '', save: { kind: 'clean' } })
        return store(false)
      }),
    pauseFor: async (work) => {
      while (running !== null) await running
      isPaused = true
      try {
        const result = await work()
        change({ isFinished: true })
        return result
      } catch (error) {
        isPaused = false
        throw error
      }
    },
  }
}

function failureOf(error: unknown): SaveState {
  if (!(error instanceof ApiError)) return { kind: 'failed', reason: '' }
  return error.kind === 'DraftLimit'
    ? { kind: 'full', sentence: error.message }
    : { kind: 'failed', reason: error.message }
}

const kindOf = (error: unknown) => (error instanceof ApiError ? error.kind : null)

// Without a response, and while the first attempt is still running, the outcome is open.
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.status < 500 && error.kind !== 'TooFast'
}
