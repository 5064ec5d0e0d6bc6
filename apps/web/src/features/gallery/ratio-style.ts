import type { CSSProperties } from 'react'

/** Gives a photograph's proportions to the style sheet. */
export const ratioStyle = ({ width, height }: { width: number; height: number }) => {
  const style: CSSProperties & Record<'--ratio', number> = { '--ratio': width / height }
  return style
}
