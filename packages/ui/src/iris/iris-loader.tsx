import { irisPath } from './iris-geometry.ts'
import { irisStroke } from './iris.tsx'

// One cycle: closed, wide open, closed. The blade ends do not move on straight lines, hence the steps between.
const breath = Array.from({ length: 17 }, (_, step) => {
  const phase = (1 - Math.cos((step / 16) * 2 * Math.PI)) / 2
  return irisPath(0.02 + phase * 0.78, true)
}).join(';')

const still = irisPath(0.53, true)

/** The animated iris without a label. Rests at f/4 with reduced motion. */
export function BreathingIris({ size = 20, className = '' }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={irisStroke(size)}
      className={`ui-iris ${className}`}
      aria-hidden
    >
      <circle cx="12" cy="12" r="10.6" />
      <path className="ui-iris-still" d={still} />
      <path className="ui-iris-breath">
        <animate attributeName="d" values={breath} dur="900ms" repeatCount="indefinite" />
      </path>
    </svg>
  )
}

/** The loading indicator: animated iris and label. */
export function IrisLoader({
  label = '正在加载',
  size = 20,
  labelHidden = false,
  className = '',
}: {
  label?: string
  size?: number
  labelHidden?: boolean
  className?: string
}) {
  return (
    <span role="status" className={`ui-loader ${className}`}>
      <BreathingIris size={size} />
      <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
    </span>
  )
}
