import type { ContestDetail, EntryItem } from '@guangquan/contract'
import { voteObstacleTexts } from '@guangquan/contract/contest/contest.sentences'
import { Button, formatCount } from '@guangquan/ui'
import { HeartIcon } from '@guangquan/ui/icons'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { useVote } from '../use-vote.ts'

interface VoteButtonProps {
  entry: EntryItem
  contest: Pick<ContestDetail, 'open' | 'viewer'>
}

/** The vote for an entry while the vote is open; afterwards the count alone. One's own votes stay visible. */
export function VoteButton({ entry, contest }: VoteButtonProps) {
  const { busy, toggle } = useVote(entry)
  const { votes, isVoted, isOwn, number } = entry
  const count = votes === null ? '' : formatCount(votes)
  if (!contest.open.voting)
    return votes === null ? null : (
      <p className="contest-count" data-voted={isVoted || undefined}>
        <HeartIcon size={18} weight={isVoted ? 'fill' : 'regular'} aria-hidden />
        {count}
        <span className="sr-only"> 票{isVoted ? '，你投过' : ''}</span>
      </p>
    )
  const obstacle = isVoted ? null : isOwn ? 'ownEntry' : contest.viewer.voteObstacle
  const isSignedOut = obstacle === 'signedOut'
  return (
    <Button
      kind="quiet"
      size="small"
      busy={busy}
      aria-pressed={isVoted}
      aria-label={`${isVoted ? '撤回给' : '投给'} ${number} 号的票${count === '' ? '' : `，现在 ${count} 票`}`}
      icon={<HeartIcon size={18} weight={isVoted ? 'fill' : 'regular'} aria-hidden />}
      disabled={obstacle !== null && !isSignedOut}
      {...(obstacle === null || isSignedOut ? {} : { disabledReason: voteObstacleTexts[obstacle] })}
      onClick={() => (isSignedOut ? promptSignIn(voteObstacleTexts.signedOut) : void toggle())}
    >
      {count === '' ? (isVoted ? '已投' : '投票') : count}
    </Button>
  )
}
