import { setTimeout as sleep } from 'node:timers/promises'
import { errorCatalogue } from '@guangquan/contract'
import { CallRefused, callAs } from './call-as.ts'

const busy: readonly number[] = [errorCatalogue.Crowded.code, errorCatalogue.Unavailable.code]

/** As `callAs`; sends it again when the pool was too busy, as a browser does: many callers at once are not an error. */
export const callUntilFree: typeof callAs = async (...call) => {
  for (let attempt = 0; ; attempt++) {
    try {
      return await callAs(...call)
    } catch (error) {
      const isBusy = error instanceof CallRefused && busy.includes(error.code)
      if (!isBusy || attempt === 20) throw error
      await sleep(100 * (attempt + 1))
    }
  }
}
