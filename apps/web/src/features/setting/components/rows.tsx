import { Switch, UiLink } from '@guangquan/ui'
import { CaretRightIcon } from '@guangquan/ui/icons'
import { Children, useId, type ChangeEvent, type ReactNode } from 'react'

/** A group of rows with a title above and a note below. */
export function RowGroup(props: { title?: string; note?: ReactNode; id?: string; children: ReactNode }) {
  const { title, note, id, children } = props
  const titleId = useId()
  return (
    <section className="setting-group" id={id} aria-labelledby={title === undefined ? undefined : titleId}>
      {title === undefined ? null : (
        <h2 id={titleId} className="setting-group-title">
          {title}
        </h2>
      )}
      <ul className="setting-rows">
        {Children.toArray(children).map((row, place) => (
          <li key={place}>{row}</li>
        ))}
      </ul>
      {note === undefined ? null : <p className="setting-note">{note}</p>}
    </section>
  )
}

interface RowProps {
  label: ReactNode
  hint?: ReactNode
  value?: ReactNode
}

function RowFace({ label, hint, value }: RowProps) {
  return (
    <>
      <span className="setting-row-words">
        {label}
        {hint === undefined ? null : <span className="setting-row-hint">{hint}</span>}
      </span>
      <span className="setting-row-value">{value}</span>
      <CaretRightIcon size={18} className="setting-row-caret" />
    </>
  )
}

/** A setting with its value, linking to the page that edits it. */
export function LinkRow({ href, ...face }: RowProps & { href: string }) {
  return (
    <UiLink href={href} className="setting-row">
      <RowFace {...face} />
    </UiLink>
  )
}

/** Like `LinkRow`, for a row that opens a dialog. */
export function ButtonRow({ onPress, ...face }: RowProps & { onPress: () => void }) {
  return (
    <button type="button" className="setting-row" aria-haspopup="dialog" onClick={onPress}>
      <RowFace {...face} />
    </button>
  )
}

/** A setting with a switch; with `href` its label links to a page with details. */
export function SwitchRow(props: {
  label: string
  hint?: ReactNode
  href?: string
  on: boolean
  onChange: (on: boolean) => void
}) {
  const { label, href, on, onChange } = props
  const hint = props.hint === undefined ? null : <span className="setting-row-hint">{props.hint}</span>
  const control = {
    checked: on,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.checked),
  }
  if (href === undefined) {
    return (
      <Switch
        {...control}
        between
        className="setting-row"
        label={
          <>
            {label}
            {hint}
          </>
        }
      />
    )
  }
  return (
    <div className="setting-row">
      <span className="setting-row-words" data-grows>
        <UiLink href={href} className="setting-row-link">
          {label}
        </UiLink>
        {hint}
      </span>
      <Switch {...control} label={label} labelHidden />
    </div>
  )
}

/** An item with its action. */
export function ActionRow({ label, hint, action }: Omit<RowProps, 'value'> & { action?: ReactNode }) {
  return (
    <div className="setting-row">
      <span className="setting-row-words" data-grows>
        {label}
        {hint === undefined ? null : <span className="setting-row-hint">{hint}</span>}
      </span>
      {action}
    </div>
  )
}
