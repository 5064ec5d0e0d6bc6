import type { PublishItem } from '@guangquan/contract'
import { rubricNames } from '@guangquan/contract/reply/rubrics'
import { Avatar, Button, EmptyState, IrisLoader, ListFooter, showToast, TimeText } from '@guangquan/ui'
import { CheckCircleIcon } from '@guangquan/ui/icons'
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { api, client } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { refreshCritiques, type PinnedReply } from './critique-queries.ts'
import { placeText } from './region.ts'
import { EmotionText } from '../../../shared/emotions/emotion-text.tsx'
import { showError } from '../../../shared/forms/show-error.ts'

export interface NumberedPin {
  reply: PinnedReply
  /** From 1, across the whole post. */
  number: number
  /** Index of the photograph, from 0. */
  frame: number
}

interface CritiquePanelProps {
  post: PublishItem
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>
  pins: NumberedPin[]
  chosen: string | null
  onChoose: (pin: NumberedPin) => void
  /** The form while a critique is being written, otherwise the button that opens it. */
  form: ReactNode
}

/** The critiques of a post, each linked to its region of a photograph. */
export function CritiquePanel({ post, query, pins, chosen, onChoose, form }: CritiquePanelProps) {
  return (
    <section className="critique-panel" aria-label="圈点点评">
      <h2 className="text-h4 font-semibold">
        圈点点评 <span className="ui-print font-normal text-ink-3">{pins.length}</span>
      </h2>
      {form}
      {query.isPending ? <IrisLoader /> : null}
      {query.isError ? <ListFooter state="failed" onRetry={() => void query.refetch()} /> : null}
      {!query.isPending && !query.isError && pins.length === 0 ? (
        <EmptyState
          title="还没有点评"
          help={
            post.isAuthor
              ? '影友会在照片上圈出地方，说说为什么'
              : '在照片上圈出一处，说说好在哪里、怎样会更好'
          }
        />
      ) : null}
      <ol className="critique-list">
        {pins.map((pin) => (
          <PinRow
            key={pin.reply.id}
            post={post}
            pin={pin}
            isChosen={chosen === pin.reply.id}
            onChoose={() => onChoose(pin)}
          />
        ))}
      </ol>
    </section>
  )
}

interface PinRowProps {
  post: PublishItem
  pin: NumberedPin
  isChosen: boolean
  onChoose: () => void
}

function PinRow({ post, pin: { reply, number, frame }, isChosen, onChoose }: PinRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { critique } = reply
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const where = `${post.pictures.length > 1 ? `第 ${frame + 1} 张` : ''}${placeText(critique.region)}`
  return (
    <li ref={row} className="critique-row" data-chosen={isChosen || undefined}>
      <button type="button" className="critique-where" aria-pressed={isChosen} onClick={onChoose}>
        <span className="critique-number">{number}</span>
        {rubricNames[critique.rubric]}
        <span className="text-ink-3">{where}</span>
      </button>
      <p data-selectable className="whitespace-pre-line break-words">
        <EmotionText text={reply.text} />
      </p>
      <div className="critique-foot">
        <Avatar src={reply.fromUserHeadPicUrl} size={32} frame={{ src: reply.fromUsedFrameSrc }} />
        <span className="min-w-0 truncate">{reply.nickName}</span>
        <TimeText at={reply.createTime} now={serverNow()} />
        {reply.can.markHelpful === true ? (
          <HelpfulButton reply={reply} />
        ) : critique.helpful ? (
          <span className="critique-helpful">
            <CheckCircleIcon size={16} weight="fill" /> 作者觉得有帮助
          </span>
        ) : null}
      </div>
    </li>
  )
}

function HelpfulButton({ reply }: { reply: PinnedReply }) {
  const queryClient = useQueryClient()
  const { helpful } = reply.critique
  const mark = useMutation({
    mutationFn: () =>
      client.call(api.NewPublish.MarkHelpful, { id: reply.id, on: !helpful, requestId: crypto.randomUUID() }),
    onSuccess: async (response) => {
      showToast(response.helpful ? '已标为有帮助' : '已取消')
      await refreshCritiques(queryClient)
    },
    onError: (error) => showError(error),
  })
  return (
    <Button
      kind={helpful ? 'quiet' : 'line'}
      size="small"
      aria-pressed={helpful}
      busy={mark.isPending}
      busyLabel="正在保存"
      onClick={() => mark.mutate()}
    >
      有帮助
    </Button>
  )
}
