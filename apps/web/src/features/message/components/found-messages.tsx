import { findWords, foldSearch, searchWords } from '@guangquan/rules/words/search-fold'
import { Avatar, EmptyState, TimeText, UiLink } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { ConversationSkeleton } from './conversation-row.tsx'

interface FoundMessagesProps {
  keyword: string
  /** Only in this one; in all without it. */
  conversationId?: string
}

/** Messages with the words of a search, newest first; each leads to its conversation. */
export function FoundMessages({ keyword, conversationId }: FoundMessagesProps) {
  return (
    <InfiniteList
      options={queries.pages(
        api.Message.Search,
        conversationId === undefined ? { keyword } : { keyword, id: conversationId },
      )}
      skeleton={<ConversationSkeleton />}
      empty={<EmptyState title="没有找到" help="换个词试试，或者少写几个字" />}
      endLabel="没有更多结果了"
    >
      {(found) => (
        <ul aria-label="找到的消息">
          {found.map(({ id, peer, message }) => (
            <li key={id}>
              <UiLink href={ownPaths.messages(peer.userId)} className="message-row">
                <Avatar src={peer.headPicUrl} size={44} />
                <span className="message-row-words">
                  <span className="message-row-name">
                    {message.isOwn ? `发给 ${peer.nickName}` : peer.nickName}
                  </span>
                  <span className="message-row-preview">
                    <Marked text={message.text} keyword={keyword} />
                  </span>
                </span>
                <span className="message-row-end">
                  <TimeText at={message.createTime} now={serverNow()} className="message-row-time" />
                </span>
              </UiLink>
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}

/** A text with the words of a search marked. */
function Marked({ text, keyword }: { text: string; keyword: string }) {
  const ranges = findWords(foldSearch(text), searchWords(keyword))
  const parts = ranges.flatMap(([from, to], place) => [
    text.slice(ranges[place - 1]?.[1] ?? 0, from),
    <mark key={from}>{text.slice(from, to)}</mark>,
  ])
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}
