import type { LotteryDetail, PublicTicket } from '@guangquan/contract'
import { Skeleton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { shortHash } from '../lottery-text.ts'

const shown = 6

/** The beginning and the end of the chain: every link depends on the one before. */
export function TicketChain({ lottery: { id, rounds } }: { lottery: LotteryDetail }) {
  const first = useQuery(queries.one(api.Lottery.GetLotteryPublic, { id, maxResultCount: shown }))
  const [round] = rounds
  if (round === undefined || round.count === 0) return null
  return (
    <section aria-labelledby="lottery-chain">
      <h2 id="lottery-chain" className="lottery-section">
        报名的链
        <small>{round.count} 环，按先后。每一环 = 前一环的指纹 + 报名的人 + 他的浏览器生成的随机数</small>
      </h2>
      {first.data === undefined ? (
        first.isError ? (
          <LoadError of={first} />
        ) : (
          <Skeleton width="100%" height="96px" />
        )
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
        <ol className="lottery-chain" tabIndex={0} aria-label="链上最前面的几环和链尾" data-selectable>
          {first.data.items.map((ticket) => (
            <Link key={ticket.id} ticket={ticket} />
          ))}
          {round.count > first.data.items.length ? (
            <li>
              <span aria-hidden>…</span>
              <b>{round.count}</b>
              <span>链尾</span>
              <span className="lottery-hash">{shortHash(round.head)}</span>
            </li>
          ) : null}
        </ol>
      )}
    </section>
  )
}

function Link({ ticket: { number, name, hash, isMine, isExcluded } }: { ticket: PublicTicket }) {
  return (
    <li data-mine={isMine || undefined}>
      <b>{number}</b>
      <span>
        {name}
        {isMine ? '，你' : ''}
      </span>
      <span className="lottery-hash">{shortHash(hash)}</span>
      {isExcluded ? <span>已作废</span> : null}
    </li>
  )
}
