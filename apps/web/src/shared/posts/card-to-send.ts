import type { MessageCardKind } from '@guangquan/contract/message/message.words'
import { createStore } from '@guangquan/ui'

/** Something of the site that is being sent to a member in a private message. */
export interface CardToSend {
  kind: MessageCardKind
  id: string
  /** Its title, or its kind such as a photograph. */
  title: string
}

/** The card, or null. */
export const cardToSend = createStore<CardToSend | null>(null)
