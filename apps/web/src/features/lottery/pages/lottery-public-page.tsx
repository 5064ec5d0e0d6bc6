import '../lottery.css'
import type { LotteryDetail } from '@guangquan/contract'
import { lotteryStateNames, lotteryStates, lotteryTypes } from '@guangquan/contract/lottery/lottery.words'
import { giftPicture } from '@guangquan/contract/present/present.words'
import { lotteryDetail } from '@guangquan/routes/first/lottery'
import { FrameMark, IrisLoader, LinkButton, StatusPill } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { lotteryPaths } from '../../../platform/lottery-paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'
import { InstantProof } from '../components/instant-proof.tsx'
import { JoinPanel } from '../components/join-panel.tsx'
import { LotteryPrizes } from '../components/lottery-prizes.tsx'
import { LotteryRules } from '../components/lottery-rules.tsx'
import { LotterySteps } from '../components/lottery-steps.tsx'
import { MissingLottery } from '../components/missing-lottery.tsx'
import { TicketChain } from '../components/ticket-chain.tsx'
import { VerifyPanel } from '../components/verify-panel.tsx'
import { Winners } from '../components/winners.tsx'
import { isMissing } from '../is-missing.ts'
import { chanceText, nextText, timeLabel } from '../lottery-text.ts'

/** 抽奖公示: rules, odds, list, winners, and the way to compute them again. */
export default function LotteryPublicPage() {
  const { id = '' } = useParams()
  const query = useQuery(queries.one(...lotteryDetail(id)))
  usePageTitle(query.data?.title)
  if (query.data !== undefined) return <Lottery key={id} lottery={query.data} />
  if (query.isError) return isMissing(query.error) ? <MissingLottery /> : <LoadError of={query} />
  return (
    <div className="min-h-svh">
      <IrisLoader className="pt-24" />
    </div>
  )
}

function Lottery({ lottery }: { lottery: LotteryDetail }) {
  const isInstant = lottery.type === lotteryTypes.instant
  const hasWinners = isInstant || lottery.drawnTime !== null
  return (
    <article className="page lottery">
      <Head lottery={lottery} isInstant={isInstant} />
      {isInstant ? <InstantProof lottery={lottery} /> : <LotterySteps lottery={lottery} />}
      {isInstant ? null : <TicketChain lottery={lottery} />}
      <div className="lottery-columns">
        <div>
          {hasWinners ? <Winners lottery={lottery} /> : null}
          <LotteryPrizes lottery={lottery} />
          <LotteryRules lottery={lottery} />
        </div>
        <VerifyPanel lottery={lottery} />
      </div>
    </article>
  )
}

function Head({ lottery, isInstant }: { lottery: LotteryDetail; isInstant: boolean }) {
  const { id, title, state, imageUrl, ticketCount, prizeCount, prizes, claimEnd, cancelReason } = lottery
  const chance = chanceText(lottery)
  return (
    <header className="lottery-head">
      <div>
        <p className="lottery-marks">
          <StatusPill tone="ink">{lotteryStateNames[state]}</StatusPill>
          {claimEnd !== null && state === lotteryStates.drawn ? (
            <StatusPill tone="accent">{timeLabel(claimEnd)} 前领奖</StatusPill>
          ) : (
            <span className="lottery-note">{nextText(lottery)}</span>
          )}
        </p>
        <h1 className="lottery-title">{title}</h1>
        <p>
          {isInstant
            ? '每一次怎么来的都在这一页，第二天就能自己重算。'
            : `${ticketCount} 次报名，${prizeCount} 份奖品。名单怎么来的，全在这一页；不信的话，自己算一遍。`}
        </p>
        <dl className="lottery-numbers">
          <div>
            <dt>{isInstant ? '已抽次数' : '报名'}</dt>
            <dd>{ticketCount.toLocaleString('en')}</dd>
          </div>
          <div>
            <dt>份奖品</dt>
            <dd>{prizeCount.toLocaleString('en')}</dd>
          </div>
          {chance === null ? null : (
            <div>
              <dt>每次中奖的机会</dt>
              <dd>{chance}</dd>
            </div>
          )}
        </dl>
        {state === lotteryStates.cancelled ? (
          <p className="lottery-alert" role="status" data-selectable>
            这次抽奖已取消{cancelReason === '' ? '' : `：${cancelReason}`}。用掉的金币会退回原来的批次。
          </p>
        ) : isInstant ? (
          <LinkButton kind="lit" size="large" href={lotteryPaths.draw(id)}>
            去抽奖
          </LinkButton>
        ) : (
          <JoinPanel lottery={lottery} />
        )}
        <div className="lottery-buttons">
          <a className="lottery-jump" href="#verify">
            自己验算
          </a>
          <a className="lottery-jump" href="#rules">
            活动规则
          </a>
        </div>
      </div>
      {imageUrl === null ? null : (
        <figure className="lottery-lead ui-on-film">
          <img
            src={imageUrl}
            srcSet={siteSrcSet({ url: imageUrl }, giftPicture)}
            sizes="(min-width: 1024px) min(60vw, 830px), 100vw"
            alt={prizes[0]?.title ?? ''}
          />
          <figcaption>
            <FrameMark frame="01" /> {prizes[0]?.title} <span>{prizes[0]?.count} 份</span>
          </figcaption>
        </figure>
      )}
    </header>
  )
}
