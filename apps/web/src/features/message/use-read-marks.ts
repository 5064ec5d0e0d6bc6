import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../platform/api.ts'
import { useInView } from './use-in-view.ts'

interface Reading {
  id: string | null
  /** The newest message of the other. */
  seq: number
  unread: number
}

/** Tells the server what was read, only while the page is in the foreground. */
export function useReadMarks({ id, seq, unread }: Reading): void {
  const inView = useInView()
  const queryClient = useQueryClient()
  const isUnread = unread > 0
  /** The newest message known to be read. */
  const readSeq = useRef(0)
  useEffect(() => {
    if (id === null || seq === 0 || !inView || (!isUnread && seq <= readSeq.current)) return
    // Nothing is unread when the conversation is opened.
    if (!isUnread && readSeq.current === 0) {
      readSeq.current = seq
      return
    }
    let isOver = false
    const read = async () => {
      try {
        await client.call(api.Message.Read, { id, seq, requestId: crypto.randomUUID() })
        readSeq.current = seq
        if (isOver) return
        await Promise.all([
          queries.invalidate(queryClient, api.Notice.GetUnreadCount),
          queries.invalidate(queryClient, api.Message.GetConversations),
          queries.invalidate(queryClient, api.Message.GetUnread),
        ])
      } catch {
        // It is read with the next message, or when the conversation is opened again.
      }
    }
    void read()
    return () => {
      isOver = true
    }
  }, [id, seq, inView, isUnread, queryClient])
}
