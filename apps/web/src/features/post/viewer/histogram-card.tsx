import { Switch } from '@guangquan/ui'
import type { Histogram } from './count-histogram.ts'
import type { HistogramState } from './use-histogram.ts'

interface HistogramCardProps {
  state: HistogramState
  masked: boolean
  onMask: (on: boolean) => void
}

/** The histogram over the lower corner of the stage, with the clipped shares. */
export function HistogramCard({ state, masked, onMask }: HistogramCardProps) {
  return (
    <section className="viewer-histogram" aria-label="直方图">
      {state.kind === 'counting' ? <p className="viewer-note">正在计算直方图</p> : null}
      {state.kind === 'failed' ? <p className="viewer-note">直方图没有算出来</p> : null}
      {state.kind === 'counted' ? (
        <>
          <Curves histogram={state.counted.histogram} />
          <p className="viewer-histogram-ends">
            <span>暗部 {percent(state.counted.histogram.clippedDark)}</span>
            <span>高光 {percent(state.counted.histogram.clippedLight)}</span>
          </p>
          <Switch
            between
            label="标出溢出的地方"
            checked={masked}
            onChange={(event) => onMask(event.currentTarget.checked)}
          />
        </>
      ) : null}
    </section>
  )
}

const height = 100

function Curves({ histogram }: { histogram: Histogram }) {
  const { red, green, blue, light } = histogram
  // Clipped pixels are in the outermost bins; a spike there must not flatten the rest.
  const max = Math.max(1, ...[red, green, blue, light].flatMap((bins) => bins.slice(2, 254)))
  const outline = (bins: number[]) =>
    `M0,${height}${bins
      .map((count, value) => `L${value},${(height * (1 - Math.min(1, Math.sqrt(count / max)))).toFixed(1)}`)
      .join('')}L255,${height}Z`
  return (
    <svg viewBox={`0 0 255 ${height}`} preserveAspectRatio="none" role="img" aria-label={describe(histogram)}>
      <path className="viewer-curve-light" d={outline(light)} />
      <path className="viewer-curve-red" d={outline(red)} />
      <path className="viewer-curve-green" d={outline(green)} />
      <path className="viewer-curve-blue" d={outline(blue)} />
    </svg>
  )
}

function percent(share: number): string {
  if (share === 0) return '0'
  return share < 0.001 ? '<0.1%' : `${(share * 100).toFixed(1)}%`
}

/** The histogram as a sentence. */
function describe({ mean, clippedDark, clippedLight }: Histogram): string {
  const tone = mean < 85 ? '整体偏暗' : mean > 170 ? '整体偏亮' : '整体居中'
  return `${tone}，暗部溢出 ${percent(clippedDark)}，高光溢出 ${percent(clippedLight)}`
}
