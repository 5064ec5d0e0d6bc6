import type { TextMarks } from '@guangquan/contract'
import { Fragment } from 'react'

/** A text with highlighted ranges. It is never parsed as markup. */
export function MarkedText({ text, marks }: { text: string; marks: TextMarks }) {
  const end = marks.at(-1)?.[1] ?? 0
  return (
    <>
      {marks.map(([from, to], place) => (
        <Fragment key={from}>
          {text.slice(marks[place - 1]?.[1] ?? 0, from)}
          <mark className="search-mark">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(end)}
    </>
  )
}
