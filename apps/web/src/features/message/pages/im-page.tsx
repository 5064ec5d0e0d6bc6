import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { MessagePanes } from '../components/message-panes.tsx'

/** 私信: the conversations, and the one that `with` names. */
export default function ImPage() {
  const [search] = useSearchParams()
  const peerId = search.get('with') ?? undefined
  return (
    <MessagePanes
      folder={search.get('folder') === '2' ? 2 : 1}
      peerId={peerId}
      narrow={peerId === undefined ? 'list' : 'conversation'}
    />
  )
}
