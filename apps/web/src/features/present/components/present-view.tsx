import { countText } from '@guangquan/contract/text/count-text'
import type { PresentDetail } from '@guangquan/contract'
import { presentSourceNames } from '@guangquan/contract/present/present.words'
import { Button, StatusPill } from '@guangquan/ui'
import { CopyIcon } from '@guangquan/ui/icons'
import { copy } from '../../../shared/posts/copy.ts'
import { stateText, stateTone } from '../present-words.ts'
import { AwardPart } from './award-part.tsx'
import { PresentAct } from './present-act.tsx'
import { PresentFace } from './present-face.tsx'
import { ReplacementOffer } from './replacement-offer.tsx'

/** One present: pictures, state with the current action, and all details. */
export function PresentView({ present }: { present: PresentDetail }) {
  const { pictureUrls, presentType, title, memo, detail } = present
  const pictures = pictureUrls.length === 0 ? [null] : pictureUrls
  return (
    <div className="present-view">
      <div className="present-pictures" data-many={pictures.length > 1 || undefined}>
        {pictures.map((src) => (
          <PresentFace
            key={src}
            src={src}
            type={presentType}
            sizes="(min-width: 768px) min(50vw, 700px), 100vw"
          />
        ))}
      </div>
      <div className="present-side">
        <header className="present-head">
          <StatusPill tone={stateTone(present)}>{stateText(present)}</StatusPill>
          <h2>{title}</h2>
          <p>
            {presentSourceNames[present.source]}
            {memo === '' ? null : `：${memo}`}
          </p>
        </header>
        {present.replacement === null ? null : (
          <ReplacementOffer present={present} offer={present.replacement} />
        )}
        <PresentAct present={present} />
      </div>
      {present.award === null ? null : <AwardPart award={present.award} grantTime={present.grantTime} />}
      {detail === '' ? null : (
        <section className="present-section">
          <h2>说明</h2>
          <p className="present-text" data-selectable>
            {detail}
          </p>
        </section>
      )}
      <Facts present={present} />
    </div>
  )
}

function Facts({ present }: { present: PresentDetail }) {
  const { number, options, chosen, value, grantTime, claimDeadline, endTime } = present
  const option = chosen === null ? undefined : options[chosen]
  return (
    <dl className="present-facts" data-selectable>
      <dt>礼品编号</dt>
      <dd>
        <span className="ui-print">{number}</span>
        <Button
          kind="text"
          size="small"
          icon={<CopyIcon size={16} />}
          onClick={() => void copy(number, '已复制')}
        >
          复制
        </Button>
      </dd>
      {option === undefined ? null : <Fact name="选定" text={option.title} />}
      {value === 0 ? null : <Fact name="参考价值" text={`¥${countText(value)}`} />}
      <Fact name="发放时间" text={grantTime.slice(0, 16)} />
      <Fact name="领取期限" text={claimDeadline.slice(0, 16)} />
      {endTime === null ? null : <Fact name="结束时间" text={endTime.slice(0, 16)} />}
    </dl>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  )
}
