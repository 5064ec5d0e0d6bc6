import { EmptyState, Modal } from '@guangquan/ui'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { TypedSearch } from '../../../shared/lists/typed-search.tsx'
import { useTypedWord } from '../../../shared/search/use-typed-word.ts'
import { FoundMessages } from './found-messages.tsx'
import { MessagePictures } from './message-pictures.tsx'

interface HistoryDialogProps {
  conversationId: string
  open: boolean
  onClose: () => void
}

/** 聊天记录: the photographs of a conversation, and a search for words in it. */
export function HistoryDialog({ conversationId, open, onClose }: HistoryDialogProps) {
  const [word, setWord] = useState('')
  const typed = useTypedWord(word, setWord)
  return (
    <Modal open={open} onClose={onClose} title="聊天记录" size="tall" closable>
      <TypedSearch
        typed={typed}
        label="在这个会话里搜索"
        fieldLabel="搜索聊天记录"
        placeholder="搜索聊天记录"
        maxLength={50}
        className="mb-4"
      />
      {word === '' ? (
        <InfiniteList
          options={queries.pages(api.Message.GetPhotographs, { id: conversationId })}
          empty={<EmptyState title="还没有照片" help="你们发过的照片会在这里" />}
          endLabel="没有更多照片了"
        >
          {(messages) => <MessagePictures pictures={messages.flatMap(({ pictures }) => pictures)} isWall />}
        </InfiniteList>
      ) : (
        <FoundMessages keyword={word} conversationId={conversationId} />
      )}
    </Modal>
  )
}
