import { conversations } from '@guangquan/routes/first/own'
import { livePollMs } from '@guangquan/contract/wire/live-protocol'
import { Badge, EmptyState, LinkButton, UiLink, useStore } from '@guangquan/ui'
import { CaretLeftIcon, CaretRightIcon, UsersThreeIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { isLive } from '../../../platform/live/live-state.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { TypedSearch } from '../../../shared/lists/typed-search.tsx'
import { useTypedWord } from '../../../shared/search/use-typed-word.ts'
import { ConversationRow, ConversationSkeleton } from './conversation-row.tsx'
import { useFreshConversations } from '../use-fresh-conversations.ts'
import { FoundMessages } from './found-messages.tsx'

interface ConversationListProps {
  folder: 1 | 2
  /** The member whose conversation is open next to the list. */
  openId?: string | undefined
}

/** The member's conversations, those of strangers apart, with a search over all messages. */
export function ConversationList({ folder, openId }: ConversationListProps) {
  const [word, setWord] = useState('')
  const typed = useTypedWord(word, setWord)
  const live = useStore(isLive)
  useFreshConversations()
  const options = {
    ...queries.pages(...conversations(folder)),
    refetchInterval: live ? false : livePollMs,
  } as const
  return (
    <>
      <TypedSearch
        typed={typed}
        label="搜索私信"
        fieldLabel="搜索聊天记录"
        placeholder="搜索聊天记录"
        maxLength={50}
        className="message-search"
      />
      {word === '' ? (
        <>
          <OtherFolder folder={folder} />
          <InfiniteList
            options={options}
            skeleton={<ConversationSkeleton />}
            empty={
              folder === 1 ? (
                <NoConversation />
              ) : (
                <EmptyState title="没有陌生人的消息" help="没有互相关注的影友第一次发来的私信会在这里" />
              )
            }
            endLabel="没有更多会话了"
          >
            {(items) => (
              <ul>
                {items.map((one) => (
                  <ConversationRow
                    key={one.id}
                    conversation={one}
                    folder={folder}
                    isOpen={one.peer.userId === openId}
                  />
                ))}
              </ul>
            )}
          </InfiniteList>
        </>
      ) : (
        <FoundMessages keyword={word} />
      )}
    </>
  )
}

/** The way to the other folder, with its unread messages. */
function OtherFolder({ folder }: { folder: 1 | 2 }) {
  const { data } = useQuery(queries.one(api.Message.GetUnread, {}))
  if (folder === 2) {
    return (
      <UiLink href={ownPaths.messages()} className="message-folder">
        <CaretLeftIcon size={18} aria-hidden />
        陌生人消息
      </UiLink>
    )
  }
  return (
    <UiLink href={ownPaths.messages(undefined, 2)} className="message-folder">
      <UsersThreeIcon size={20} aria-hidden />
      陌生人消息
      <Badge count={data?.strangers ?? 0} label="条未读" />
      <CaretRightIcon size={16} className="ml-auto" aria-hidden />
    </UiLink>
  )
}

function NoConversation() {
  return (
    <EmptyState
      title="还没有私信"
      help="在影友的主页点「私信」，就可以聊起来"
      action={
        <LinkButton kind="ink" href={paths.follow()}>
          看看关注的人
        </LinkButton>
      }
    />
  )
}
