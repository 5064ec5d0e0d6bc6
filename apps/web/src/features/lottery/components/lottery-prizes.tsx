import type { LotteryDetail } from '@guangquan/contract'
import { lotteryTypes, oddsText } from '@guangquan/contract/lottery/lottery.words'
import { GiftIcon } from '@guangquan/ui/icons'

/** The prizes: number, value and chance. */
export function LotteryPrizes({ lottery: { type, prizes } }: { lottery: LotteryDetail }) {
  const isInstant = type === lotteryTypes.instant
  return (
    <section aria-labelledby="lottery-prizes">
      <h2 id="lottery-prizes" className="lottery-section">
        {isInstant ? '奖品与概率' : '奖品'}
      </h2>
      <ul className="lottery-rows">
        {prizes.map(({ id, title, imageUrl, value, count, left, odds }) => (
          <li key={id}>
            <span className="lottery-picture">
              {imageUrl === null ? <GiftIcon size={24} aria-hidden /> : <img src={imageUrl} alt="" />}
            </span>
            <span className="lottery-row-name">
              <b>{title}</b>
              <small>
                共 {count} 份{isInstant ? `，还剩 ${left} 份` : ''}
                {value > 0 ? `，价值 ${value} 元` : ''}
              </small>
            </span>
            {odds === null ? null : <span className="lottery-odds">{oddsText(odds)}</span>}
          </li>
        ))}
      </ul>
      {isInstant ? (
        <p className="lottery-note">
          概率是每一次的，与先后无关；没有抽中的是谢谢参与。一种奖品发完以后，抽到它也算谢谢参与。
        </p>
      ) : null}
    </section>
  )
}
