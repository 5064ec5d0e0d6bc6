import type { ComponentProps } from 'react'

export type IconProps<Weight extends string = string> = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Pixels, or any CSS length. */
  size?: number | string
  weight?: Weight
  /** Read out by a screen reader; without it the picture is decoration. */
  label?: string
}

/**
 * A component for one sign of the icon set. Only the weights that the design uses are carried, because the
 * published modules hold six drawings each and the page would pay for all of them.
 */
export function drawIcon<Weight extends string>(
  name: string,
  paths: Record<Weight, string>,
  standard: NoInfer<Weight>,
) {
  function Icon({ size = 20, weight = standard, label, ...rest }: IconProps<Weight>) {
    return (
      <svg
        viewBox="0 0 256 256"
        width={size}
        height={size}
        fill="currentColor"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        focusable="false"
        {...rest}
      >
        <path d={paths[weight]} />
      </svg>
    )
  }
  Icon.displayName = name
  return Icon
}
