import type { LotteryDetail } from '@guangquan/contract'
import { groupedHash, timeLabel } from '../lottery-text.ts'

interface FourStep {
  when: string
  time: string
  title: string
  text: string
  label: string
  value: string | null
}

/** Four steps of a list, each published before the next. */
export function LotterySteps({ lottery }: { lottery: LotteryDetail }) {
  const { rounds, startTime, endTime, drawTime, drawnTime, publicSource, publicValue } = lottery
  const [round] = rounds
  if (round === undefined) return null
  const steps: FourStep[] = [
    {
      when: '开始前',
      time: timeLabel(startTime),
      title: '先锁上答案',
      text: '把种子的指纹公布出来，种子本身锁着。换过种子，指纹就对不上。',
      label: '种子的指纹',
      value: groupedHash(round.commit),
    },
    {
      when: '参加时',
      time: `到 ${timeLabel(endTime)}`,
      title: '一人一环，连成链',
      text: '每来一个人，链上就多一环；前面任何一环改动，后面全都会变。',
      label: round.count === 0 ? '还没有人参加' : `第 ${round.count} 环，现在的链尾`,
      value: round.count === 0 ? null : groupedHash(round.head),
    },
    publicSource === ''
      ? {
          when: '截止后',
          time: timeLabel(endTime),
          title: '这次没有公共数',
          text: '结果只由种子和名单决定。种子事先锁住了，但知道种子的人可能在截止前自己多报名来挑结果，这一点没有排除。',
          label: '公共数',
          value: null,
        }
      : {
          when: '截止后',
          time: drawTime === null ? '' : timeLabel(drawTime),
          title: '一个谁也不知道的数',
          text: '截止的时候还没有人知道它。主办方也没法提前知道，所以没法凑结果。由两位工作人员分别录入，一致才开奖。',
          label: publicSource,
          value: publicValue,
        },
    {
      when: '开奖时',
      time: drawnTime === null ? '' : timeLabel(drawnTime),
      title: '打开种子，算出名单',
      text: '几样东西放在一起，得到的名单只有一份。谁来算都一样。',
      label: round.seed === null ? '开奖后公布种子' : '打开的种子',
      value: round.seed,
    },
  ]
  return (
    <section aria-labelledby="lottery-steps">
      <h2 id="lottery-steps" className="lottery-section">
        四步，每一步都先公布再往下走
      </h2>
      <ol className="lottery-steps">
        {steps.map(({ when, time, title, text, label, value }) => (
          <li key={when}>
            <p className="lottery-when">
              <b>{when}</b> {time}
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="lottery-note">{label}</p>
            {value === null ? null : (
              <p className="lottery-hash" data-selectable>
                {value}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
