import type { LotteryDetail } from '@guangquan/contract'
import { EmptyState, Skeleton } from '@guangquan/ui'
import { GiftIcon } from '@guangquan/ui/icons'
import { api, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'

/** The winners of each prize. The middle of names is hidden. */
export function Winners({ lottery: { id, prizes, excluded } }: { lottery: LotteryDetail }) {
  return (
    <section aria-labelledby="lottery-winners">
      <h2 id="lottery-winners" className="lottery-section">
        中奖名单
      </h2>
      <InfiniteList
        options={queries.pages(api.Lottery.GetLotteryPublic, { id, wonOnly: true })}
        skeleton={<Skeleton width="100%" height="120px" />}
        empty={<EmptyState title="还没有人中奖" />}
        endLabel="全部中奖的人都在这里"
      >
        {(tickets) => (
          <ul className="lottery-rows">
            {tickets.map(({ id: key, number, name, prize, isClaimed, isMine }) => {
              const won = prizes[prize ?? -1]
              return (
                <li key={key} data-mine={isMine || undefined}>
                  <span className="lottery-picture">
                    {won?.imageUrl == null ? (
                      <GiftIcon size={24} aria-hidden />
                    ) : (
                      <img src={won.imageUrl} alt="" loading="lazy" />
                    )}
                  </span>
                  <span className="lottery-row-name">
                    <b>{won?.title}</b>
                    <small>
                      {name}
                      {isMine ? '（你）' : ''}，第 {number} 位
                    </small>
                  </span>
                  <span className="lottery-note">{isClaimed ? '已领取' : '待领取'}</span>
                </li>
              )
            })}
          </ul>
        )}
      </InfiniteList>
      {excluded.map(({ reason, count }) => (
        <p key={reason} className="lottery-note" data-selectable>
          开奖前作废 {count} 次：{reason}
        </p>
      ))}
    </section>
  )
}
