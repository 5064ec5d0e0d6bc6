import '../gear.css'
import { pressedKey } from '@guangquan/ui/pressed-key'
import { formatFullCount } from '@guangquan/ui'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { barAt, barByKey } from '../bar-at.ts'

interface HistogramProps {
  title: string
  bars: readonly { value: number; count: number }[]
  /** Formats a value: f/1.4, 50mm. */
  label: (value: number) => string
}

/**
 * How often each value was used. The bar under the pointer, touch or keyboard focus shows its figure; otherwise the
 * highest one does. Screen readers get the three most used values and can step through the others.
 */
export function Histogram({ title, bars, label }: HistogramProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const max = Math.max(...bars.map((bar) => bar.count))
  const place = chosen ?? bars.findIndex((bar) => bar.count === max)
  const [first, shown, last] = [bars[0], bars[place], bars.at(-1)]
  // One value alone is no distribution.
  if (bars.length < 2 || first === undefined || shown === undefined || last === undefined) return null
  const figureOf = ({ value, count }: { value: number; count: number }) =>
    `${label(value)}　${formatFullCount(count)} 张`
  const top = bars.toSorted((a, b) => b.count - a.count).slice(0, 3)

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setChosen(barAt((clientX - left) / width, bars.length))
  }
  function press(event: KeyboardEvent) {
    const next = barByKey(pressedKey(event), place, bars.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }

  return (
    <figure className="gear-histogram">
      <figcaption className="gear-histogram-head">
        <span className="text-h4 font-semibold">{title}</span>
        <span className="ui-print" aria-hidden>
          {figureOf(shown)}
        </span>
      </figcaption>
      {/* As wide as its bars, so that the labels are at its two ends. */}
      <div style={{ maxWidth: `max(160px, ${bars.length * 40}px)` }}>
        <div
          className="gear-histogram-plot"
          role="slider"
          tabIndex={0}
          aria-label={`${title}，最多的是 ${top.map(figureOf).join('、')}`}
          aria-valuemin={1}
          aria-valuemax={bars.length}
          aria-valuenow={place + 1}
          aria-valuetext={figureOf(shown)}
          aria-readonly
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse') setChosen(null)
          }}
          onKeyDown={press}
        >
          {bars.map(({ value, count }, at) => (
            <span
              key={value}
              className="gear-histogram-bar"
              data-most={count === max || undefined}
              data-chosen={at === chosen || undefined}
              style={{ height: `${(count / max) * 100}%` }}
            />
          ))}
        </div>
        <p className="gear-histogram-ends ui-print" aria-hidden>
          <span>{label(first.value)}</span>
          <span>{label(last.value)}</span>
        </p>
      </div>
    </figure>
  )
}
