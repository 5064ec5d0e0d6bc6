import type { MessageItem } from '@guangquan/contract'

/** The loaded part of a conversation. */
export interface MessageLog {
  /** In the order of the conversation, without gaps. */
  items: readonly MessageItem[]
  /** Newest known change of the conversation. */
  lastChange: number
  /** Cursor of older messages; null if there are none. */
  olderCursor: string | null
  /** The newest message that the other member has read; 0 if that is not shown. */
  peerReadSeq: number
  /** Messages were prepended, so the scroll position must be kept. */
  isPrepended: boolean
}

export const emptyLog: MessageLog = {
  items: [],
  lastChange: 0,
  olderCursor: null,
  peerReadSeq: 0,
  isPrepended: false,
}

/** Adds messages and newer versions of known ones, such as recalled ones. */
function merge(items: readonly MessageItem[], incoming: readonly MessageItem[]): MessageItem[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const item of incoming) {
    const known = byId.get(item.id)
    if (known === undefined || known.change <= item.change) byId.set(item.id, item)
  }
  return [...byId.values()].toSorted((a, b) => a.seq - b.seq)
}

/** The newest page, newest first as the server sends it. Changes since `lastChange` are still to be loaded. */
export function openLog(
  page: readonly MessageItem[],
  { lastChange, olderCursor, peerReadSeq }: Pick<MessageLog, 'lastChange' | 'olderCursor' | 'peerReadSeq'>,
): MessageLog {
  return { items: merge([], page), lastChange, olderCursor, peerReadSeq, isPrepended: false }
}

/** Older messages before those that are loaded. */
export function addOlder(
  log: MessageLog,
  page: readonly MessageItem[],
  olderCursor: string | null,
): MessageLog {
  return { ...log, items: merge(log.items, page), olderCursor, isPrepended: true }
}

/** New messages and recalls. A recall of a message older than the loaded ones comes with its page later. */
export function addChanges(log: MessageLog, changes: readonly MessageItem[]): MessageLog {
  const first = log.items[0]?.seq ?? 0
  const shown = log.olderCursor === null ? changes : changes.filter((item) => item.seq >= first)
  const lastChange = Math.max(log.lastChange, ...changes.map((item) => item.change))
  return { ...log, items: merge(log.items, shown), lastChange, isPrepended: false }
}
