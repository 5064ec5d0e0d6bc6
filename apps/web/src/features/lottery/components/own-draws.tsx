import type { OwnTicket } from '@guangquan/contract'
import { ticketStateNames, ticketStates } from '@guangquan/contract/lottery/lottery.words'
import { ownDraws } from '@guangquan/routes/first/lottery'
import { EmptyState, LinkButton, Skeleton } from '@guangquan/ui'
import { GiftIcon } from '@guangquan/ui/icons'
import { queries } from '../../../platform/api.ts'
import { lotteryPaths } from '../../../platform/lottery-paths.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { useHere } from '../../../shared/page/use-here.ts'
import { paths } from '../../../platform/paths.ts'
import { timeLabel } from '../lottery-text.ts'

/** The member's own tickets, newest first. */
export function OwnDraws({ wonOnly }: { wonOnly: boolean }) {
  const signedIn = useSignedIn()
  const here = useHere()
  if (!signedIn)
    return (
      <EmptyState
        title="登录后能看到自己的抽奖"
        action={
          <LinkButton kind="lit" href={paths.login(here)}>
            登录
          </LinkButton>
        }
      />
    )
  return (
    <InfiniteList
      options={queries.pages(...ownDraws(wonOnly))}
      skeleton={<Skeleton width="100%" height="160px" />}
      empty={
        <EmptyState
          title={wonOnly ? '还没有中过奖' : '还没有参加过抽奖'}
          action={
            <LinkButton kind="line" href={lotteryPaths.list()}>
              看正在进行的
            </LinkButton>
          }
        />
      }
    >
      {(tickets) => (
        <ul className="lottery-rows">
          {tickets.map((ticket) => (
            <Ticket key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}

function Ticket({ ticket }: { ticket: OwnTicket }) {
  const { lotteryId, lotteryTitle, number, state, createTime, prizeTitle, imageUrl, claimDeadline } = ticket
  return (
    <li>
      <span className="lottery-picture">
        {imageUrl === null ? (
          <GiftIcon size={24} aria-hidden />
        ) : (
          <img src={imageUrl} alt="" loading="lazy" />
        )}
      </span>
      <span className="lottery-row-name">
        <b>{prizeTitle ?? lotteryTitle}</b>
        <small>
          {prizeTitle === null ? '' : `${lotteryTitle}，`}第 {number} 号，{timeLabel(createTime)}
        </small>
        <small>
          {ticketStateNames[state]}
          {state === ticketStates.won && claimDeadline !== null ? `，${timeLabel(claimDeadline)} 前` : ''}
        </small>
      </span>
      <Act ticket={ticket} lotteryId={lotteryId} />
    </li>
  )
}

function Act({
  ticket: { id, state, needsAddress, presentId },
  lotteryId,
}: {
  ticket: OwnTicket
  lotteryId: string
}) {
  if (state === ticketStates.won && needsAddress)
    return (
      <LinkButton kind="lit" size="small" href={lotteryPaths.address(id)}>
        填地址领奖
      </LinkButton>
    )
  if (presentId !== null && (state === ticketStates.won || state === ticketStates.claimed))
    return (
      <LinkButton
        kind={state === ticketStates.won ? 'lit' : 'line'}
        size="small"
        href={ownPaths.presentDetail(presentId, 2)}
      >
        {state === ticketStates.won ? '去领取' : '看奖品'}
      </LinkButton>
    )
  return (
    <LinkButton kind="line" size="small" href={lotteryPaths.detail(lotteryId)}>
      看名单
    </LinkButton>
  )
}
