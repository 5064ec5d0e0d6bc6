import { Iris } from '../iris/iris.tsx'

/** Iris and name of the brand. */
export function Logo({
  name = '光圈',
  size = 28,
  className = '',
}: {
  name?: string
  size?: number
  className?: string
}) {
  return (
    <span className={`ui-logo ${className}`}>
      <Iris open={0.5} lit size={size} strokeWidth={1.45} />
      {name}
    </span>
  )
}
