import type { ComponentProps } from 'react'
import { irisGeometry, irisPath, openingPath } from './iris-geometry.ts'

export type IrisProps = Omit<ComponentProps<'svg'>, 'open'> & {
  /** 0 closed to 1 wide open. */
  open?: number
  /** Fills the opening with amber. */
  lit?: boolean
  /** Pixels. */
  size?: number
  label?: string
}

/** The sign of the brand: seven blades, drawn by the same geometry at every size. */
export function Iris({ open = 0.5, lit = false, size = 24, label, className = '', ...rest }: IrisProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={irisStroke(size)}
      className={`ui-iris ${className}`}
      data-lit={lit || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      <path className="ui-iris-opening" d={openingPath(irisGeometry(open).corners)} />
      <path d={irisPath(open, false)} />
      <circle cx="12" cy="12" r="10.6" />
    </svg>
  )
}

/** Stroke width in units of the box: about one pixel when small and not much above two when large. */
export function irisStroke(size: number): number {
  return (Math.min(2.4, 0.8 + size / 60) * 24) / size
}
