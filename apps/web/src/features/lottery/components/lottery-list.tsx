import '../lottery.css'
import type { LotteryCard } from '@guangquan/contract'
import { lotteryStateNames, lotteryTypeNames, lotteryTypes } from '@guangquan/contract/lottery/lottery.words'
import { giftPicture } from '@guangquan/contract/present/present.words'
import { lotteriesOf } from '@guangquan/routes/first/lottery'
import { EmptyState, LinkButton, Skeleton, StatusPill, UiLink } from '@guangquan/ui'
import { GiftIcon } from '@guangquan/ui/icons'
import { queries } from '../../../platform/api.ts'
import { lotteryPaths } from '../../../platform/lottery-paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'
import { nextText } from '../lottery-text.ts'

/** Lotteries that are open or open soon, or all that were ever published. */
export function LotteryList({ open }: { open: boolean }) {
  return (
    <InfiniteList
      options={queries.pages(...lotteriesOf(open))}
      skeleton={<Skeleton width="100%" height="160px" />}
      empty={
        <EmptyState
          title={open ? '现在没有正在进行的抽奖' : '还没有办过抽奖'}
          help="新的抽奖公布以后会在这里"
          action={
            open ? (
              <LinkButton kind="line" href={lotteryPaths.list('all')}>
                看办过的
              </LinkButton>
            ) : null
          }
        />
      }
    >
      {(lotteries) => (
        <ul className="lottery-cards">
          {lotteries.map((one) => (
            <li key={one.id}>
              <Card lottery={one} />
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}

function Card({ lottery }: { lottery: LotteryCard }) {
  const { id, type, title, state, imageUrl, firstPrize, prizeCount, ticketCount, coins } = lottery
  const isInstant = type === lotteryTypes.instant
  return (
    <UiLink className="lottery-card" href={isInstant ? lotteryPaths.draw(id) : lotteryPaths.detail(id)}>
      <span className="lottery-card-picture">
        {imageUrl === null ? (
          <GiftIcon size={40} aria-hidden />
        ) : (
          <img
            src={imageUrl}
            srcSet={siteSrcSet({ url: imageUrl }, giftPicture)}
            sizes="(min-width: 768px) 460px, 100vw"
            alt=""
            loading="lazy"
          />
        )}
      </span>
      <span className="lottery-card-text">
        <span className="lottery-marks">
          <StatusPill tone="accent">{lotteryStateNames[state]}</StatusPill>
          <span className="lottery-note">{lotteryTypeNames[type]}</span>
        </span>
        <b>{title}</b>
        <span>
          {firstPrize}等 {prizeCount} 份
        </span>
        <span className="lottery-note">
          {nextText(lottery)}，{isInstant ? `抽过 ${ticketCount} 次` : `${ticketCount} 次报名`}
          {coins > 0 ? `，每次 ${coins} 金币` : ''}
        </span>
      </span>
    </UiLink>
  )
}
