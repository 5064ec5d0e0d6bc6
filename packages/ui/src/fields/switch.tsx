import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  /** Label at the left, switch at the right edge, as in a list of settings. */
  between?: boolean
  labelHidden?: boolean
}

/** A switch that takes effect immediately. */
export function Switch({
  label,
  between = false,
  labelHidden = false,
  className = '',
  ...rest
}: SwitchProps) {
  const words = <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
  return (
    <label className={`ui-switch ${className}`} data-between={between || undefined}>
      {between ? words : null}
      <input type="checkbox" role="switch" {...rest} />
      {between ? null : words}
    </label>
  )
}
