import '../gear.css'
import { formatFullCount } from '@guangquan/ui'

interface HistogramProps {
  title: string
  bars: readonly { value: number; count: number }[]
  /** A value as it is read: f/1.4, 50mm. */
  label: (value: number) => string
}

/** How often each value was used. The drawing is for the eye; a reader hears the three most used ones. */
export function Histogram({ title, bars, label }: HistogramProps) {
  if (bars.length === 0) return null
  const most = Math.max(...bars.map((bar) => bar.count))
  const top = bars
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3)
    .map(({ value, count }) => `${label(value)} ${formatFullCount(count)} 张`)
  const [first, last] = [bars[0], bars.at(-1)]
  return (
    <figure className="gear-histogram">
      <figcaption className="text-h4 font-semibold">{title}</figcaption>
      <div className="gear-histogram-plot" role="img" aria-label={`${title}，最多的是 ${top.join('、')}`}>
        {bars.map(({ value, count }) => (
          <span
            key={value}
            className="gear-histogram-bar"
            data-most={count === most || undefined}
            style={{ height: `${(count / most) * 100}%` }}
            title={`${label(value)}　${formatFullCount(count)} 张`}
          />
        ))}
      </div>
      <p className="gear-histogram-ends ui-print" aria-hidden>
        <span>{first === undefined ? '' : label(first.value)}</span>
        {bars.length > 1 && last !== undefined ? <span>{label(last.value)}</span> : null}
      </p>
    </figure>
  )
}
