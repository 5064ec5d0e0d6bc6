import { createStore } from '@guangquan/ui/store'

interface Question {
  confirmed: () => void
  cancelled: () => void
}

/** The open question for a code; the dialog of the shell answers it. */
export const question = createStore<Question | null>(null)

/** The person at the console did not want to confirm. */
class NotConfirmed extends Error {
  constructor() {
    super('没有确认，什么也没有改')
  }
}

/**
 * Requests a code; concurrent writes wait for the same dialog.
 * @throws NotConfirmed
 */
export async function requestCode(): Promise<void> {
  const asked = question.get()
  return new Promise((resolve, reject) => {
    question.set({
      confirmed: () => {
        asked?.confirmed()
        resolve()
      },
      cancelled: () => {
        asked?.cancelled()
        reject(new NotConfirmed())
      },
    })
  })
}
