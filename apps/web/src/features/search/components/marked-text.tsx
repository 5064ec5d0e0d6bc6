import type { TextMarks } from '@guangquan/contract'
import { Fragment } from 'react'

/** A text with some of its parts marked. The parts come as ranges, so nothing of the text is ever read as markup. */
export function MarkedText({ text, marks }: { text: string; marks: TextMarks }) {
  let at = 0
  const parts = marks.map(([from, to]) => {
    const before = text.slice(at, from)
    at = to
    return { from, before, marked: text.slice(from, to) }
  })
  return (
    <>
      {parts.map(({ from, before, marked }) => (
        <Fragment key={from}>
          {before}
          <mark className="search-mark">{marked}</mark>
        </Fragment>
      ))}
      {text.slice(at)}
    </>
  )
}
