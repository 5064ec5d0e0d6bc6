import type { Passport } from '@guangquan/contract'
import { countText } from '@guangquan/contract/text/count-text'

const height = 96
const width = 480

/** How often the shutter was released: the count, and its rise over a year. */
export function ShutterFigure({ passport }: { passport: Passport }) {
  const { shutter, countsShutter, shutterByMonth } = passport
  if (shutter === null) {
    return (
      <p className="passport-note">
        {countsShutter ? '还没有照片记录快门数，上传用它直出的原图就会出现。' : '该机型照片不含快门数'}
      </p>
    )
  }
  return (
    <figure className="shutter">
      <figcaption>
        <span className="shutter-label">快门数</span>
        <b className="shutter-count ui-print">{countText(shutter.count)}</b>
        <span className="shutter-day">
          次，<span className="ui-print">{shutter.day}</span> 的照片
        </span>
      </figcaption>
      {shutterByMonth.length < 2 ? null : <Months months={shutterByMonth} />}
    </figure>
  )
}

function Months({ months }: { months: Passport['shutterByMonth'] }) {
  const counts = months.map(({ count }) => count)
  const low = Math.min(...counts) * 0.85
  const top = Math.max(...counts)
  const step = width / months.length
  const bar = step * 0.62
  return (
    <>
      <svg
        className="shutter-chart"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {months.map(({ month, count }, place) => {
          const tall = Math.max(4, ((count - low) / (top - low)) * height)
          return (
            <rect
              key={month}
              x={place * step + (step - bar) / 2}
              y={height - tall}
              width={bar}
              height={tall}
              data-last={place === months.length - 1 || undefined}
            />
          )
        })}
      </svg>
      <ol className="shutter-months ui-print">
        {months.map(({ month, count }) => (
          <li key={month}>
            <span aria-hidden>{Number(month.slice(5))}</span>
            <span className="sr-only">
              {month.slice(0, 4)} 年 {Number(month.slice(5))} 月 {countText(count)} 次
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
