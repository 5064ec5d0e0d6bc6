import { ownPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { MessagePanes } from '../components/message-panes.tsx'

/** 私信回复: one conversation with its message box; without a name, the list. */
export default function ImReplyPage() {
  const [search] = useSearchParams()
  const peerId = search.get('with')
  if (peerId === null) return <Navigate to={ownPaths.messages()} replace />
  return <MessagePanes folder={1} peerId={peerId} narrow="conversation" />
}
