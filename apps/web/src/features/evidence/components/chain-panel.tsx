import type { EvidenceChain, EvidenceDay } from '@guangquan/contract'
import { Button } from '@guangquan/ui'
import { copy } from '../../../shared/posts/copy.ts'
import { grouped, shortHash } from '../evidence-text.ts'
import { useDayCheck, type DayCheck } from '../use-day-check.ts'

/** 链尾 of now and of the last days; each day can be recomputed. */
export function ChainPanel({ chain: { number, head, days } }: { chain: EvidenceChain }) {
  if (number === 0)
    return (
      <section>
        <h2 className="evidence-section">现在的链尾</h2>
        <p>链还没有开始：第一张照片发布以后，这里会有它的链尾。</p>
      </section>
    )
  return (
    <section aria-labelledby="evidence-head">
      <h2 id="evidence-head" className="evidence-section">
        现在的链尾
      </h2>
      <p className="evidence-hash evidence-head" data-selectable>
        {grouped(head)}
      </p>
      <p className="evidence-note">
        第 {number} 环。链尾印在每一页的页脚，自己抄下一份，以后谁也改不了它之前的记录。
      </p>
      <Button kind="line" size="small" onClick={() => void copy(head, '链尾已复制')}>
        复制链尾
      </Button>
      <ul className="evidence-days">
        {days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ul>
    </section>
  )
}

function Day({ day }: { day: EvidenceDay }) {
  const { check, start } = useDayCheck(day)
  return (
    <li>
      <div>
        <b>{day.day}</b>
        <span className="evidence-note">
          {day.count} 环，到第 {day.number} 环
        </span>
        <span className="evidence-note evidence-hash">{shortHash(day.head)}</span>
      </div>
      <div className="evidence-day-check">
        <span role="status">{textOf(check, day)}</span>
        {check.state === 'reading' ? null : (
          <Button kind="line" size="small" onClick={() => void start()}>
            {check.state === 'idle' ? '核对' : '再核对'}
            <span className="sr-only"> {day.day}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

function textOf(check: DayCheck, { count }: EvidenceDay): string {
  switch (check.state) {
    case 'idle':
      return ''
    case 'reading':
      return `${check.done} / ${count}`
    case 'right':
      return '每一环都对得上'
    case 'wrong':
      return `第 ${check.number} 环对不上`
    case 'failed':
      return '没有下载完'
  }
}
