import type { LotteryDetail } from '@guangquan/contract'
import { Button, LinkButton, showToast } from '@guangquan/ui'
import { useState } from 'react'
import { lotteryPaths } from '../../../platform/lottery-paths.ts'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { groupedHash } from '../lottery-text.ts'
import { useTicket } from '../use-ticket.ts'
import { AdultBox } from './adult-box.tsx'

/** Button to join a lottery, and the receipt: number and link, which can no longer be removed from the chain. */
export function JoinPanel({ lottery }: { lottery: LotteryDetail }) {
  const { viewer, coins } = lottery
  const { busy, take, readAgain } = useTicket(lottery)
  const [isDeclared, declare] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const mayJoin = viewer.obstacle === null

  async function join() {
    const receipt = await take()
    if (receipt === null) return
    setLink(receipt.hash)
    showToast(`你是第 ${receipt.number} 位`)
    await readAgain()
  }

  return (
    <div className="lottery-act">
      <OwnNumbers numbers={viewer.numbers} link={link} />
      {mayJoin ? <AdultBox isAdult={viewer.isAdult} checked={isDeclared} onChange={declare} /> : null}
      {viewer.obstacle === 'signedOut' ? (
        <Button kind="lit" size="large" onClick={() => promptSignIn('登录后可以参加抽奖')}>
          登录后参加
        </Button>
      ) : mayJoin ? (
        <Button
          kind="lit"
          size="large"
          busy={busy}
          busyLabel="正在参加"
          disabled={!viewer.isAdult && !isDeclared}
          onClick={() => void join()}
        >
          {coins > 0 ? `参加，用 ${coins} 金币` : '参加抽奖'}
        </Button>
      ) : (
        <p className="lottery-state">{viewer.obstacleText}</p>
      )}
      {viewer.numbers.length > 0 ? (
        <LinkButton kind="text" size="small" href={lotteryPaths.list('mine')}>
          我的抽奖
        </LinkButton>
      ) : null}
    </div>
  )
}

function OwnNumbers({ numbers, link }: { numbers: readonly number[]; link: string | null }) {
  if (numbers.length === 0) return null
  return (
    <p className="lottery-own" data-selectable>
      你是第 <b>{numbers.join('、')}</b> 位
      {link === null ? null : (
        <small>
          你的那一环：<span className="lottery-hash">{groupedHash(link)}</span>
        </small>
      )}
    </p>
  )
}
