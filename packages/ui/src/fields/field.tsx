import { createContext, useContext, useId, type ReactNode } from 'react'
import { CheckCircleIcon } from '../icons/check-circle.gen.ts'
import { WarningCircleIcon } from '../icons/warning-circle.gen.ts'

type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

const FieldContext = createContext<FieldControl>({})

/** Attributes that link a control to its field: id, description, error. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext)
}

type FieldProps = {
  label: ReactNode
  children: ReactNode
  /** Shown at the right of the label: `13/500`. */
  counter?: ReactNode
  hint?: ReactNode
  /** The error as an instruction: 手机号是 11 位数字. Replaces the hint. */
  error?: string | null
  /** Only after a check, for example of a serial number. */
  success?: string | null
  /** Adds 选填 to the label. */
  optional?: boolean
  required?: boolean
  /** For groups of controls: a fieldset with a legend instead of a label. */
  group?: boolean
  /** Hides the label visually. */
  labelHidden?: boolean
  className?: string
}

/** Label, control, and one line below with the hint or the error. */
export function Field(props: FieldProps) {
  const { label, children, counter, hint, error, success, optional, required, group, labelHidden } = props
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error || success || hint)
  const control: FieldControl = {
    ...(group ? {} : { id }),
    ...(hasNote ? { 'aria-describedby': noteId } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(required ? { 'aria-required': true } : {}),
  }
  const words = (
    <>
      {label}
      {optional ? <span className="ui-field-optional">选填</span> : null}
    </>
  )
  const Frame = group ? 'fieldset' : 'div'
  return (
    <Frame
      className={`ui-field ${props.className ?? ''}`}
      aria-describedby={group && hasNote ? noteId : undefined}
      aria-labelledby={group ? `${id}-label` : undefined}
    >
      <div className={labelHidden ? 'sr-only' : 'ui-field-head'}>
        {group ? (
          <span className="ui-field-label" id={`${id}-label`}>
            {words}
          </span>
        ) : (
          <label className="ui-field-label" htmlFor={id}>
            {words}
          </label>
        )}
        {counter === undefined ? null : <span className="ui-field-counter">{counter}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNote id={noteId} hint={hint} error={error} success={success} />
    </Frame>
  )
}

function FieldNote({
  id,
  hint,
  error,
  success,
}: Pick<FieldProps, 'hint' | 'error' | 'success'> & { id: string }) {
  if (error) {
    return (
      <p id={id} className="ui-field-error" role="alert">
        <WarningCircleIcon size={16} />
        {error}
      </p>
    )
  }
  if (success) {
    return (
      <p id={id} className="ui-field-success" role="status">
        <CheckCircleIcon size={16} />
        {success}
      </p>
    )
  }
  return hint ? (
    <p id={id} className="ui-field-hint">
      {hint}
    </p>
  ) : null
}
