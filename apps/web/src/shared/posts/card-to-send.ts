import type { MessageCardKind } from '@guangquan/contract/message/message.words'
import { createStore } from '@guangquan/ui'

/** Something of the site that is being sent to a member as a private message. */
export interface CardToSend {
  kind: MessageCardKind
  id: string
  /** What it is called: its title, or a photograph and the like. */
  title: string
}

/** The card, or null. */
export const cardToSend = createStore<CardToSend | null>(null)
