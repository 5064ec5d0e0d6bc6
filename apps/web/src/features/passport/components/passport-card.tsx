import type { Passport } from '@guangquan/contract'
import { passportLevelNames } from '@guangquan/contract/passport/passport.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { edgeBars } from '@guangquan/ui'
import { LevelLadder } from './level-ladder.tsx'

/** The cover of a passport: a piece of film with the name, the end of the number and the level. */
export function PassportCard({ passport }: { passport: Passport }) {
  const { productName, serialEnd, level, ownerCount, registeredOn, code } = passport
  const { bars, width } = edgeBars(code === '' ? productName : code)
  return (
    <div className="passport-card">
      <div className="passport-edge" aria-hidden>
        <span>GUANGQUAN PASSPORT</span>
        <svg viewBox={`0 0 ${width} 14`} width={width * 2} height={14} preserveAspectRatio="none">
          {bars.map((bar) => (
            <rect key={bar.x} x={bar.x} width={bar.width} height={14} />
          ))}
        </svg>
        <span>{code}</span>
      </div>
      <div className="passport-cover">
        <div>
          <p className="passport-label">器材护照</p>
          <p className="passport-name ui-print">{productName}</p>
        </div>
        <p className="passport-level">
          <b className="ui-print">{level}</b>
          <span>
            级
            <br />
            {nameOf(passportLevelNames, level)}
          </span>
        </p>
      </div>
      <LevelLadder level={level} />
      <dl className="passport-facts">
        <div>
          <dt>编号尾号</dt>
          <dd className="ui-print">{serialEnd}</dd>
        </div>
        <div>
          <dt>注册日期</dt>
          <dd className="ui-print">{registeredOn}</dd>
        </div>
        <div>
          <dt>历任主人</dt>
          <dd>
            <span className="ui-print">{ownerCount}</span> 位
          </dd>
        </div>
      </dl>
    </div>
  )
}
