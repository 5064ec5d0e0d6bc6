import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { onConfirmed } from '../outbox.ts'
import { Conversation } from './conversation.tsx'

/** The conversation with a member, with the actions that the relation of both allows. */
export function ConversationView({ peerId }: { peerId: string }) {
  const detail = useQuery({ ...queries.one(api.Message.GetConversation, { userId: peerId }), staleTime: 0 })
  const { refetch } = detail
  // With the first message it gets its id, and the right to write changes with each.
  useEffect(
    () =>
      onConfirmed((confirmed) => {
        if (confirmed.peerId === peerId) void refetch()
      }),
    [peerId, refetch],
  )
  if (detail.data !== undefined) return <Conversation detail={detail.data} reload={() => void refetch()} />
  return detail.isError ? <LoadError of={detail} /> : <IrisLoader className="py-10" />
}
