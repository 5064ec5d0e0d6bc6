import type { QuestionnaireCard } from '@guangquan/contract'
import { api, client } from '../../platform/api.ts'
import { serverNow } from '../../platform/boot.ts'
import { createStoredStore } from '../../platform/stored-store.ts'

type Card = Pick<QuestionnaireCard, 'id' | 'title' | 'minutes' | 'coins' | 'giftTitle'>

interface Known {
  /** The one that ends first of those that the member may answer. */
  card: Card | null
  /** Until when it is not shown again, by id; epoch milliseconds. */
  hidden: Readonly<Record<string, number>>
}

const hiddenMs = 7 * 24 * 3600_000

/**
 * The questionnaire shown on the home page, stored during the previous visit, so that nothing moves when the response
 * arrives.
 */
export const openQuestionnaire = createStoredStore<Known>(
  'questionnaire',
  { card: null, hidden: {} },
  (value) => value,
)

/** Hides a questionnaire for a week. */
export function hideQuestionnaire(id: string): void {
  const { card, hidden } = openQuestionnaire.get()
  openQuestionnaire.set({ card, hidden: { ...hidden, [id]: serverNow() + hiddenMs } })
}

/** Loads what the next visit shows. */
export async function refreshQuestionnaire(): Promise<void> {
  const { items } = await client.call(api.Questionnaire.GetList, { maxResultCount: 5 })
  const now = serverNow()
  const stillHidden = Object.entries(openQuestionnaire.get().hidden).filter(([, until]) => until > now)
  const hidden = Object.fromEntries(stillHidden)
  const found = items.find(({ id }) => hidden[id] === undefined)
  const card =
    found === undefined
      ? null
      : {
          id: found.id,
          title: found.title,
          minutes: found.minutes,
          coins: found.coins,
          giftTitle: found.giftTitle,
        }
  openQuestionnaire.set({ card, hidden })
}
