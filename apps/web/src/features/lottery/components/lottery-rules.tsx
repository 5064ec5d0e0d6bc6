import type { LotteryDetail } from '@guangquan/contract'
import {
  lotteryLimits,
  lotteryTurnedAwayNames,
  lotteryTypes,
} from '@guangquan/contract/lottery/lottery.words'
import { TextLink } from '@guangquan/ui'
import { CheckCircleIcon, MinusIcon, XIcon } from '@guangquan/ui/icons'
import { ownPaths } from '../../../platform/own-paths.ts'
import { timeLabel } from '../lottery-text.ts'

/** Conditions, times and the organiser's rules, as they were published before the beginning. */
export function LotteryRules({ lottery }: { lottery: LotteryDetail }) {
  const {
    turnedAway,
    type,
    conditions,
    questionnaire,
    perDay,
    perTotal,
    claimDays,
    startTime,
    endTime,
    drawTime,
  } = lottery
  const { rules, contact } = lottery
  const facts = [
    ['时间', `${timeLabel(startTime)} 至 ${timeLabel(endTime)}`],
    ...(drawTime === null ? [] : [['开奖', `${timeLabel(drawTime)} 起`]]),
    ['次数', perDay === perTotal ? `每人 ${perTotal} 次` : `每人每天 ${perDay} 次，一共 ${perTotal} 次`],
    ['领奖', `${type === lotteryTypes.instant ? '中奖' : '开奖'}后 ${claimDays} 天内领取，过期视为放弃`],
    ['限制', `年满 ${lotteryLimits.adultAge} 周岁；工作人员和他们用过的设备由数据库排除`],
    ['联系', contact],
  ]
  return (
    <section aria-labelledby="lottery-rules" id="rules">
      <h2 id="lottery-rules" className="lottery-section">
        活动规则
      </h2>
      {conditions.length === 0 ? null : (
        <ul className="lottery-conditions">
          {conditions.map(({ key, text, isMet }) => (
            <li key={key} data-met={isMet ?? undefined}>
              {isMet === null ? (
                <MinusIcon size={18} aria-hidden />
              ) : isMet ? (
                <CheckCircleIcon size={18} aria-hidden />
              ) : (
                <XIcon size={18} aria-hidden />
              )}
              {text}
              {isMet === false ? <span className="lottery-note">还没有达到</span> : null}
              {key === 'questionnaire' && questionnaire !== null && isMet !== true ? (
                <TextLink href={ownPaths.questionnaire(questionnaire.id)}>去填写</TextLink>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {turnedAway.length === 0 ? null : (
        <p className="lottery-note">
          被条件挡住的人：
          {turnedAway.map(({ key, count }) => `${lotteryTurnedAwayNames[key]} ${count} 人`).join('，')}
        </p>
      )}
      <dl className="lottery-facts" data-selectable>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="lottery-lines" data-selectable>
        {rules}
      </p>
    </section>
  )
}
