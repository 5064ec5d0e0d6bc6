import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { MessagePanes } from '../components/message-panes.tsx'

/** 会话列表. */
export default function ImListPage() {
  const [search] = useSearchParams()
  return <MessagePanes folder={search.get('folder') === '2' ? 2 : 1} narrow="list" />
}
