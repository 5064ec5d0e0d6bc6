import type { ActivityDetail } from '@guangquan/contract'
import { neededProducts, signModeNames } from '@guangquan/contract/activity/activity.words'
import type { ReactNode } from 'react'
import { dayText, momentText, spanText } from '../activity-text.ts'

/** Time, place, audience and price. */
export function ActivityFacts({ activity, now }: { activity: ActivityDetail; now: number }) {
  const { signStart, ownSignStart, signEnd, online, placeText, areaText, placeNote, feeText, contact } =
    activity
  const { signMode, guestsMax, cancelHours, freeUntil, onlineUrl } = activity
  const isEarly = ownSignStart < signStart
  const needs = needsOf(activity)
  return (
    <dl className="event-facts">
      <Fact name="时间">
        <b>{spanText(activity, now)}</b>
      </Fact>
      {online ? (
        <Fact name="地点">
          <b>线上</b>
          {onlineUrl === '' ? (
            <span className="event-fact-more">报名后在这里显示进入的地址</span>
          ) : (
            <a className="event-fact-more" href={onlineUrl} target="_blank" rel="noopener noreferrer">
              进入线上活动
            </a>
          )}
        </Fact>
      ) : (
        <Fact name="地点">
          <b>{placeText}</b>
          <span className="event-fact-more">{areaText}</span>
          {placeNote === '' ? null : <span className="event-fact-more">{placeNote}</span>}
        </Fact>
      )}
      <Fact name="报名">
        <b>{signModeNames[signMode]}</b>
        <span className="event-fact-more">
          {momentText(ownSignStart, now)} 到 {momentText(signEnd, now)}
          {isEarly ? `，按你的等级提前开始（其他人 ${dayText(signStart, now)}）` : ''}
        </span>
      </Fact>
      {needs === '' ? null : <Fact name="条件">{needs}</Fact>}
      {guestsMax === 0 ? null : <Fact name="同行">最多带 {guestsMax} 位</Fact>}
      <Fact name="费用">{feeText === '' ? '免费' : feeText}</Fact>
      <Fact name="取消">
        {cancelHours === 0 ? '开始前都可以免费取消' : `${momentText(freeUntil, now)} 以前免费`}
        <span className="event-fact-more">之后取消或没有来，记一次未到场；90 天里两次，30 天不能报名</span>
      </Fact>
      {contact === '' ? null : <Fact name="联系">{contact}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function needsOf({ minLevel, needProduct, models }: ActivityDetail): string {
  return [
    ...(minLevel > 1 ? [`Lv.${minLevel} 以上`] : []),
    ...(needProduct === neededProducts.any ? ['注册过一件产品'] : []),
    ...(needProduct === neededProducts.listed
      ? [`注册过其中一款：${models.map(({ name }) => name).join('、')}`]
      : []),
  ].join('，')
}
