import { ApiError } from '@guangquan/client'
import type { MessageCardKind } from '@guangquan/contract/message/message.words'
import type { MessageItem } from '@guangquan/contract'
import { useStore } from '@guangquan/ui'
import { useMemo } from 'react'
import { api, client } from '../../platform/api.ts'
import { currentUser } from '../../platform/session/session.ts'
import { createStoredStore } from '../../platform/stored-store.ts'
import { sentenceOf } from '../../shared/posts/sentence-of.ts'
import { untilConnected } from '../../shared/pictures/until-connected.ts'

/** The content of a message: one of the three. */
export interface MessageContent {
  text?: string
  pictures?: readonly { fileId: string; url: string }[]
  card?: { kind: MessageCardKind; id: string; title: string }
}

/** A message that the server has not confirmed. */
export interface OutgoingMessage extends MessageContent {
  clientId: string
  /** Its sender: several people may use one browser. */
  senderId: string
  peerId: string
  /** Epoch milliseconds. */
  at: number
  state: 'sending' | 'waiting' | 'failed'
  /** Why it failed, as a sentence. */
  reason: string
}

const outbox = createStoredStore<{ messages: readonly OutgoingMessage[] }>(
  'messageOutbox',
  { messages: [] },
  // Addresses of chosen photographs end with the page.
  ({ messages }) => ({
    messages: messages.map((one) =>
      one.pictures === undefined
        ? one
        : { ...one, pictures: one.pictures.map(({ fileId }) => ({ fileId, url: '' })) },
    ),
  }),
)

type Confirmed = { peerId: string; conversationId: string; message: MessageItem }
const listeners = new Set<(confirmed: Confirmed) => void>()
const sending = new Set<string>()

/**
 * Calls a listener with each message that the server has confirmed.
 * @returns a function to unsubscribe
 */
export function onConfirmed(listener: (confirmed: Confirmed) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The unconfirmed messages to a member, in order. */
export function useOutgoing(peerId: string): readonly OutgoingMessage[] {
  const { messages } = useStore(outbox)
  return useMemo(
    () => messages.filter((one) => one.peerId === peerId && one.senderId === currentUser()?.id),
    [messages, peerId],
  )
}

/** Shows a message at once and sends it. */
export function enqueue(peerId: string, content: MessageContent): void {
  const senderId = currentUser()?.id
  if (senderId === undefined) return
  const clientId = crypto.randomUUID()
  const message: OutgoingMessage = {
    ...content,
    clientId,
    senderId,
    peerId,
    at: Date.now(),
    state: 'sending',
    reason: '',
  }
  outbox.set({ messages: [...outbox.get().messages, message] })
  void sendWaiting(peerId)
}

/** Sends a failed message again, under the name it had: one that did arrive stays one. */
export function retry(clientId: string): void {
  const message = outbox.get().messages.find((one) => one.clientId === clientId)
  if (message === undefined) return
  change(clientId, { state: 'sending', reason: '' })
  void sendWaiting(message.peerId)
}

/** Gives up a failed message. */
export function discard(clientId: string): void {
  outbox.set({ messages: outbox.get().messages.filter((one) => one.clientId !== clientId) })
}

/**
 * Sends the waiting messages to a member one after the other, so that their order is kept; including those that a
 * closed page left.
 */
export async function sendWaiting(peerId: string): Promise<void> {
  if (sending.has(peerId)) return
  sending.add(peerId)
  try {
    for (let next = nextTo(peerId); next !== undefined; next = nextTo(peerId)) await send(next)
  } finally {
    sending.delete(peerId)
  }
}

function nextTo(peerId: string): OutgoingMessage | undefined {
  const senderId = currentUser()?.id
  return outbox
    .get()
    .messages.find((one) => one.peerId === peerId && one.senderId === senderId && one.state !== 'failed')
}

async function send(message: OutgoingMessage): Promise<void> {
  const { clientId, peerId, text, pictures, card } = message
  try {
    const confirmed = await untilConnected(
      () =>
        client.call(api.Message.Send, {
          userId: peerId,
          clientId,
          requestId: clientId,
          ...(text === undefined ? {} : { text }),
          ...(pictures === undefined ? {} : { pictures: pictures.map(({ fileId }) => fileId) }),
          ...(card === undefined ? {} : { card: { kind: card.kind, id: card.id } }),
        }),
      {
        signal: new AbortController().signal,
        onWait: (waiting) => change(clientId, { state: waiting === null ? 'sending' : 'waiting' }),
      },
    )
    for (const listener of listeners) listener({ peerId, ...confirmed })
    discard(clientId)
  } catch (error) {
    const reason = error instanceof ApiError ? error.message : sentenceOf(error)
    change(clientId, { state: 'failed', reason })
  }
}

function change(clientId: string, next: Partial<OutgoingMessage>): void {
  const { messages } = outbox.get()
  if (!messages.some((one) => one.clientId === clientId)) return
  outbox.set({ messages: messages.map((one) => (one.clientId === clientId ? { ...one, ...next } : one)) })
}
