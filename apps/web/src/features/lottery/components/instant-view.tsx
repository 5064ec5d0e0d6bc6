import '../instant.css'
import type { LotteryDetail, TicketReceipt } from '@guangquan/contract'
import { lotteryStateNames } from '@guangquan/contract/lottery/lottery.words'
import { Button, LinkButton } from '@guangquan/ui'
import { useState } from 'react'
import { lotteryPaths } from '../../../platform/lottery-paths.ts'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { cellsOf, targetOf } from '../grid-cells.ts'
import { groupedHash } from '../lottery-text.ts'
import { useLight } from '../use-light.ts'
import { useTicket } from '../use-ticket.ts'
import { AdultBox } from './adult-box.tsx'
import { NineGrid } from './nine-grid.tsx'

/** An instant lottery: the nine-grid, the draws that are left, and the last result. */
export function InstantView({ lottery }: { lottery: LotteryDetail }) {
  const { id, title, coins, viewer, state, rounds } = lottery
  const cells = cellsOf(lottery.prizes)
  const { busy, take, readAgain } = useTicket(lottery)
  const { lit, runTo } = useLight()
  const [isRunning, setRunning] = useState(false)
  const [isDeclared, declare] = useState(false)
  const [receipt, setReceipt] = useState<TicketReceipt | null>(null)
  const today = rounds.find((round) => round.seed === null)

  async function draw() {
    setReceipt(null)
    const drawn = await take()
    if (drawn === null) return
    setRunning(true)
    await runTo(targetOf(cells, drawn.prize?.id ?? null))
    setRunning(false)
    setReceipt(drawn)
    await readAgain()
  }

  const mayDraw = viewer.obstacle === null
  return (
    <article className="page lottery-instant">
      <NineGrid cells={cells} lit={lit}>
        {viewer.obstacle === 'signedOut' ? (
          <Button kind="lit" onClick={() => promptSignIn('登录后可以抽奖')}>
            登录
          </Button>
        ) : (
          <Button
            kind="lit"
            busy={busy || isRunning}
            busyLabel="正在抽奖"
            disabled={!mayDraw || (!viewer.isAdult && !isDeclared)}
            onClick={() => void draw()}
          >
            抽一次
          </Button>
        )}
      </NineGrid>
      <div className="lottery-side">
        <p className="lottery-note">{lotteryStateNames[state]}</p>
        <h1 className="lottery-title">{title}</h1>
        <p>
          {coins > 0 ? `每次 ${coins} 金币。` : '不用金币。'}格子里写着每一次的概率，发完的奖品算谢谢参与。
        </p>
        <dl className="lottery-numbers">
          <div>
            <dt>今天还能抽</dt>
            <dd>{viewer.leftToday}</dd>
          </div>
          <div>
            <dt>一共还能抽</dt>
            <dd>{viewer.left}</dd>
          </div>
          {coins > 0 ? (
            <div>
              <dt>我的金币</dt>
              <dd>{viewer.coins.toLocaleString('en')}</dd>
            </div>
          ) : null}
        </dl>
        {mayDraw ? (
          <AdultBox isAdult={viewer.isAdult} checked={isDeclared} onChange={declare} />
        ) : (
          <p className="lottery-state">{viewer.obstacleText}</p>
        )}
        <div role="status">{receipt === null || isRunning ? null : <Outcome receipt={receipt} />}</div>
        <div className="lottery-buttons">
          <LinkButton kind="line" href={lotteryPaths.list('won')}>
            我的奖品
          </LinkButton>
          <LinkButton kind="line" href={lotteryPaths.detail(id)}>
            规则、名单和验算
          </LinkButton>
        </div>
        {today === undefined ? null : (
          <p className="lottery-note" data-selectable>
            今天的种子已经锁住，指纹 <span className="lottery-hash">{groupedHash(today.commit)}</span>
            ，明天公布种子。
          </p>
        )}
      </div>
    </article>
  )
}

function Outcome({ receipt: { prize, number, hash } }: { receipt: TicketReceipt }) {
  return (
    <div className="lottery-outcome" data-won={prize !== null || undefined}>
      <b>{prize === null ? '这次没有抽中，谢谢参与' : `抽中了「${prize.title}」`}</b>
      {prize === null ? null : (
        <LinkButton kind="ink" size="small" href={lotteryPaths.list('won')}>
          去领取
        </LinkButton>
      )}
      <small data-selectable>
        你的号码 {number}，凭据 <span className="lottery-hash">{groupedHash(hash)}</span>
      </small>
    </div>
  )
}
