import './vote.css'
import type { PublishCard, VotePart } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { Button, confirm, CountText, showToast } from '@guangquan/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../../platform/api.ts'
import { promptForPhone } from '../../../../shared/sign-in/prompt-for-phone.ts'
import { promptSignIn } from '../../../../shared/sign-in/prompt-sign-in.ts'
import { currentUser } from '../../../../platform/session/session.ts'
import { VoteOptions } from './vote-options.tsx'
import { showError } from '../../../../shared/forms/show-error.ts'

interface VoteBlockProps {
  post: PublishCard
  vote: VotePart
  /** Polls the counts while the vote is open; on the page of the post. */
  live: boolean
}

const open = 1
const liveMs = 15_000

/** A vote: options to choose from, then the result. */
export function VoteBlock({ post, vote: loaded, live }: VoteBlockProps) {
  const options = queries.one(api.NewPublish.GetVote, { publishId: post.id })
  const watched = useQuery({
    ...options,
    enabled: live && loaded.state === open,
    refetchInterval: ({ state }) => (state.data?.state === open ? liveMs : false),
    staleTime: 0,
  })
  const queryClient = useQueryClient()
  const vote = newer(loaded, watched.data)
  const know = (response: VotePart) => queryClient.setQueryData(options.queryKey, response)
  const [marked, setMarked] = useState<string[] | null>(null)
  const isOpen = vote.state === open
  const choosing = isOpen && (vote.chosen.length === 0 || marked !== null)
  const marks = marked ?? vote.chosen
  const send = useChoose(post.id, (response) => {
    know(response)
    setMarked(null)
  })

  function press(id: string) {
    if (currentUser() === null) {
      promptSignIn('登录后可以投票')
      return
    }
    if (vote.max === 1) setMarked([id])
    else if (marks.includes(id)) setMarked(marks.filter((one) => one !== id))
    else if (marks.length < vote.max) setMarked([...marks, id])
    else showToast(`最多选 ${vote.max} 项`, 'info')
  }

  return (
    <section className="vote" aria-label="投票">
      <p className="text-small text-ink-3">
        {vote.max === 1 ? '单选' : `最多选 ${vote.max} 项`}
        {isOpen ? '' : vote.state === 2 ? '　已结束' : '　作者已提前结束'}
      </p>
      <VoteOptions vote={vote} choosing={choosing} marks={marks} onPress={press} />
      <div className="vote-foot">
        <p className="min-w-0 flex-1 text-small text-ink-3" role="status">
          <CountText value={vote.voterCount} /> 人参与
          {isOpen ? `　${endOf(vote.endTime)}截止` : ''}
          {isOpen && choosing && vote.options[0]?.count === null ? `　${whenShown(vote)}` : ''}
        </p>
        {choosing ? (
          <>
            {vote.chosen.length === 0 ? null : (
              <Button kind="text" size="small" onClick={() => setMarked(null)}>
                不改了
              </Button>
            )}
            <Button
              kind="ink"
              size="small"
              busy={send.isPending}
              disabled={marks.length === 0}
              disabledReason="先选一项"
              onClick={() => send.mutate(marks)}
            >
              投票
            </Button>
          </>
        ) : isOpen && vote.canChange ? (
          <Button kind="text" size="small" onClick={() => setMarked(vote.chosen)}>
            改票
          </Button>
        ) : null}
        {isOpen && live && post.isAuthor ? (
          <Button kind="text" size="small" onClick={() => void closeVote(post.id, know)}>
            提前结束
          </Button>
        ) : null}
      </div>
    </section>
  )
}

// The member's own votes are written into the polled data, so it wins when the counts are equal.
function newer(loaded: VotePart, watched: VotePart | undefined): VotePart {
  return watched !== undefined && watched.voterCount >= loaded.voterCount ? watched : loaded
}

async function closeVote(id: string, know: (vote: VotePart) => void): Promise<void> {
  const agreed = await confirm({
    title: '现在就结束这个投票？',
    text: '结束后不能再打开，参与的人会收到通知。',
  })
  if (!agreed) return
  try {
    know(await client.call(api.NewPublish.CloseVote, { id, requestId: crypto.randomUUID() }))
    showToast('已结束')
  } catch (error) {
    showError(error)
  }
}

/** 11月28日 20:00 */
function endOf(text: string): string {
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8, 10))]
  return `${month}月${day}日 ${text.slice(11, 16)}`
}

function whenShown(vote: VotePart): string {
  return vote.showResult === 1 ? '投票后可见结果' : '结束后公布结果'
}

function useChoose(publishId: string, onDone: (vote: VotePart) => void) {
  return useMutation({
    mutationFn: (optionIds: string[]) =>
      client.call(api.NewPublish.ChooseVote, { publishId, optionIds, requestId: crypto.randomUUID() }),
    onSuccess: (vote) => {
      showToast('已投票')
      onDone(vote)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.kind === 'PhoneNotBound') void promptForPhone(error)
      else showError(error, '没有投上，请重试')
    },
  })
}
