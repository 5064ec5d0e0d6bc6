import { oddsText } from '@guangquan/contract/lottery/lottery.words'
import { GiftIcon, SmileyIcon } from '@guangquan/ui/icons'
import type { ReactNode } from 'react'
import type { Cell } from '../grid-cells.ts'

interface NineGridProps {
  cells: readonly Cell[]
  lit: number | null
  /** The field in the middle. */
  children: ReactNode
}

/** Rows and columns of the eight fields, clockwise from the upper left. */
const places = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 3],
  [3, 2],
  [3, 1],
  [2, 1],
] as const

/** Eight fields with prizes and their odds around the button. */
export function NineGrid({ cells, lit, children }: NineGridProps) {
  return (
    <div className="lottery-grid">
      <ul aria-label="奖品和概率">
        {cells.map((cell, index) => {
          const [row, column] = places[index] ?? [1, 1]
          return (
            <li
              key={`${row} ${column}`}
              style={{ gridRow: row, gridColumn: column }}
              data-lit={index === lit || undefined}
            >
              {cell === null ? (
                <SmileyIcon size={32} aria-hidden />
              ) : cell.imageUrl === null ? (
                <GiftIcon size={32} aria-hidden />
              ) : (
                <img src={cell.imageUrl} alt="" />
              )}
              <span>{cell?.title ?? '谢谢参与'}</span>
              {cell?.odds == null ? null : <small>{oddsText(cell.odds)}</small>}
            </li>
          )
        })}
      </ul>
      <div className="lottery-centre">{children}</div>
    </div>
  )
}
