import { livePollMs } from '@guangquan/contract/wire/live-protocol'
import { useStore } from '@guangquan/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api, client } from '../../platform/api.ts'
import { isLive, liveChanges } from '../../platform/live/live-state.ts'
import { addChanges, addOlder, emptyLog, openLog, type MessageLog } from './message-log.ts'
import { onConfirmed } from './outbox.ts'

const perPage = 30

export interface LoadedLog extends MessageLog {
  state: 'loading' | 'ready' | 'failed'
  older: 'idle' | 'loading' | 'failed'
  loadOlder: () => void
  reload: () => void
}

/**
 * The messages of a conversation: the newest page, older ones on request, and changes. Changes are announced by the
 * live connection, and polled every 15 s while it is down; after a pause they are loaded from the last known one, so
 * that nothing is missed or repeated.
 * @param id null before the first message
 */
export function useMessageLog(id: string | null, peerId: string): LoadedLog {
  const [log, setLog] = useState<MessageLog>(emptyLog)
  const [state, setState] = useState<LoadedLog['state']>(id === null ? 'ready' : 'loading')
  const [older, setOlder] = useState<LoadedLog['older']>('idle')
  const newest = useRef(log)
  useEffect(() => {
    newest.current = log
  })

  const open = useCallback(async () => {
    if (id === null) return
    try {
      const page = await client.call(api.Message.GetMessages, { id, maxResultCount: perPage })
      const lastChange = Math.max(0, ...page.items.map((item) => item.change))
      setLog(openLog(page.items, { lastChange, olderCursor: page.nextCursor, peerReadSeq: 0 }))
      setState('ready')
    } catch {
      setState('failed')
    }
  }, [id])
  // The state is set once the answer is there, not by the effect itself.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => void open(), [open])

  const isCatchingUp = useRef(false)
  const catchUp = useEffectEvent(async () => {
    if (id === null || state !== 'ready' || isCatchingUp.current) return
    isCatchingUp.current = true
    try {
      for (let isLast = false, after = newest.current.lastChange; !isLast;) {
        const changes = await client.call(api.Message.GetChanges, { id, after })
        isLast = changes.isLast
        after = Math.max(after, ...changes.items.map((item) => item.change))
        setLog((before) => ({
          ...addChanges(before, changes.items),
          peerReadSeq: changes.peerReadSeq,
        }))
      }
    } catch {
      // The next announcement, or the next poll, tries again.
    } finally {
      isCatchingUp.current = false
    }
  })

  const announced = useStore(liveChanges)
  useEffect(() => void catchUp(), [announced, state])
  const live = useStore(isLive)
  useEffect(() => {
    if (live) return
    const timer = setInterval(() => void catchUp(), livePollMs)
    return () => clearInterval(timer)
  }, [live])
  useEffect(
    () =>
      onConfirmed((confirmed) => {
        if (confirmed.peerId === peerId) setLog((before) => addChangeOfOwn(before, confirmed.message))
      }),
    [peerId],
  )

  const loadOlder = useCallback(async () => {
    const { olderCursor } = newest.current
    if (id === null || olderCursor === null) return
    setOlder('loading')
    try {
      const page = await client.call(api.Message.GetMessages, {
        id,
        maxResultCount: perPage,
        cursor: olderCursor,
      })
      setLog((before) => addOlder(before, page.items, page.nextCursor))
      setOlder('idle')
    } catch {
      setOlder('failed')
    }
  }, [id])

  return {
    ...log,
    state,
    older,
    loadOlder: () => void loadOlder(),
    reload: () => {
      setState('loading')
      void open()
    },
  }
}

// Earlier messages of the other member may not be loaded, so the number of changes stays unchanged.
function addChangeOfOwn(log: MessageLog, message: MessageLog['items'][number]): MessageLog {
  return { ...addChanges(log, [message]), lastChange: log.lastChange }
}
