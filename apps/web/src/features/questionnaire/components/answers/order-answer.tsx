import { IconButton } from '@guangquan/ui'
import { CaretDownIcon, CaretUpIcon, DotsSixVerticalIcon } from '@guangquan/ui/icons'
import { useEffect, useRef, useState } from 'react'
import type { AnswerProps } from './answer-props.ts'

/** Options to arrange: dragged by their handle, or moved by arrows. They count once something was moved or confirmed. */
export function OrderAnswer({ question, answer, onChange }: AnswerProps) {
  const { options } = question
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const isArranged = answer.choices?.length === options.length
  const keys = isArranged ? (answer.choices ?? []) : options.map(({ key }) => key)
  const textOf = (key: string) => options.find((one) => one.key === key)?.text ?? ''

  function move(key: string, to: number) {
    const others = keys.filter((one) => one !== key)
    const place = Math.max(0, Math.min(to, others.length))
    if (keys.indexOf(key) === place && isArranged) return
    onChange({ choices: [...others.slice(0, place), key, ...others.slice(place)] })
    setSaid(`${textOf(key)}，第 ${place + 1}`)
  }

  // On the document: the handle itself moves with its row.
  useEffect(() => {
    if (dragged === null) return
    const drag = ({ clientY }: PointerEvent) => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
      const over = rows.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom)
      if (over !== -1 && over !== keys.indexOf(dragged)) move(dragged, over)
    }
    const drop = () => setDragged(null)
    document.addEventListener('pointermove', drag)
    document.addEventListener('pointerup', drop)
    document.addEventListener('pointercancel', drop)
    return () => {
      document.removeEventListener('pointermove', drag)
      document.removeEventListener('pointerup', drop)
      document.removeEventListener('pointercancel', drop)
    }
  })

  return (
    <>
      <ol ref={list} className="qn-order">
        {keys.map((key, at) => (
          <li key={key} data-dragged={dragged === key || undefined}>
            <span className="ui-print qn-order-place">{at + 1}</span>
            <span className="qn-order-text">{textOf(key)}</span>
            <IconButton
              label={`${textOf(key)}往前`}
              clickDebounceMs={0}
              icon={<CaretUpIcon />}
              disabled={at === 0}
              onClick={() => move(key, at - 1)}
            />
            <IconButton
              label={`${textOf(key)}往后`}
              clickDebounceMs={0}
              icon={<CaretDownIcon />}
              disabled={at === keys.length - 1}
              onClick={() => move(key, at + 1)}
            />
            <span className="qn-order-handle" aria-hidden="true" onPointerDown={() => setDragged(key)}>
              <DotsSixVerticalIcon />
            </span>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      {isArranged ? null : (
        <button type="button" className="qn-order-keep" onClick={() => onChange({ choices: keys })}>
          就按这个顺序
        </button>
      )}
    </>
  )
}
