import { countText } from '@guangquan/contract/text/count-text'
import type { MedalDetail } from '@guangquan/contract'
import { medalTierNames } from '@guangquan/contract/achievement/achievement.words'
import type { ReactNode } from 'react'
import { MedalPicture } from './medal-picture.tsx'

interface MedalViewProps {
  medal: MedalDetail
  /** Otherwise 「TA于 … 获得」. */
  isSelf: boolean
  children?: ReactNode
}

/** One medal: its picture, tiers with their conditions, times, and how many have it. */
export function MedalView({ medal, isSelf, children }: MedalViewProps) {
  const { name, icon, tier, tiers, progress, ownersCount, ownersPercent, obtainedTime, used } = medal
  const several = tiers.length > 1
  return (
    <article className="medal-view">
      <div className="medal-stage" data-won={tier > 0 || undefined}>
        <MedalPicture src={icon} size={240} />
      </div>
      <div className="medal-words">
        <p className="medal-state">
          {used && isSelf ? '佩戴中' : tier > 0 ? '已获得' : '未获得'}
          {tier > 0 && several ? `　${medalTierNames[tier]}质` : ''}
        </p>
        <h2 className="medal-title">{name}</h2>
        {tiers.length === 0 ? <p className="text-ink-2">这是一枚隐藏勋章，获得后揭晓。</p> : null}
        {tier > 0 && obtainedTime !== null ? (
          <p className="text-ink-2">
            {isSelf ? '' : 'TA'}于 {dayText(obtainedTime)}获得
          </p>
        ) : null}
        <p className="medal-owners">
          {ownersCount === 0
            ? '还没有影友获得'
            : `${countText(ownersCount)} 位影友拥有，占全部影友的 ${percentText(ownersPercent)}`}
        </p>
        {progress === null ? null : (
          <div className="medal-progress">
            <progress max={progress.goal} value={progress.value} aria-label="进度" />
            <span>
              {countText(progress.value)} / {countText(progress.goal)}
            </span>
          </div>
        )}
        {children}
        {tiers.length === 0 ? null : (
          <ul className="medal-tiers" aria-label={several ? '等级与条件' : '条件'}>
            {tiers.map((one) => (
              <li key={one.tier} data-won={one.obtainedTime !== null || undefined}>
                <MedalPicture src={one.icon} size={56} />
                <div>
                  <p>
                    {several ? <b>{medalTierNames[one.tier]}质　</b> : null}
                    {one.conditionText}
                  </p>
                  <p className="text-small text-ink-3">
                    {one.obtainedTime === null ? '未获得' : `${dayText(one.obtainedTime)}获得`}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}

function percentText(percent: number): string {
  return percent === 0 ? '不到 0.1%' : `${percent}%`
}

/** The day of a time in wire format: 2026 年 12 月 31 日. */
function dayText(time: string): string {
  const [year, month, day] = time.slice(0, 10).split('-').map(Number)
  return `${year} 年 ${month} 月 ${day} 日`
}
