import { draftAutosaveMs } from '@guangquan/contract/draft/draft.limits'
import type { BrowserContext } from '@playwright/test'

/**
 * Keeps the composers that are opened from now on from storing their drafts by themselves: on a busy machine a step of
 * a test may take longer than the time between two autosaves.
 */
export async function withoutAutosave(context: BrowserContext): Promise<void> {
  await context.addInitScript((autosaveMs) => {
    const repeat = setInterval.bind(globalThis)
    Object.assign(globalThis, {
      setInterval: (work: () => void, ms = 0) => (ms === autosaveMs ? 0 : repeat(work, ms)),
    })
  }, draftAutosaveMs)
}
