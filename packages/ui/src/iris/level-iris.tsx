import { Iris, type IrisProps } from './iris.tsx'
import { levelOpening } from './level-stop.ts'

/** The iris of a level from 1 to 10, amber, opened by level. */
export function LevelIris({
  level,
  size = 16,
  ...rest
}: { level: number } & Omit<IrisProps, 'open' | 'lit'>) {
  return <Iris open={levelOpening(level)} lit size={size} {...rest} />
}
