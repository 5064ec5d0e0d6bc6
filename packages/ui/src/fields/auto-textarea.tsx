import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'

type AutoTextareaProps = ComponentProps<'textarea'> & {
  minRows?: number
  maxRows?: number
  /** Without a border, if the parent draws it (the comment box). */
  bare?: boolean
}

const lineRem = 1.75
const paddingRem = 1.25

/** A textarea that grows with its content from `minRows` to `maxRows`. */
export function AutoTextarea({
  minRows = 1,
  maxRows = 6,
  bare = false,
  className = '',
  ref,
  ...rest
}: AutoTextareaProps) {
  const control = useFieldControl()
  const own = useRef<HTMLTextAreaElement>(null)
  const { value } = rest

  useLayoutEffect(() => {
    const area = own.current
    // `field-sizing: content` does this without measuring; browsers without it are measured.
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [value])

  const area = (
    <textarea
      {...control}
      {...rest}
      ref={(element) => {
        own.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      rows={minRows}
      className={`ui-input ${className}`}
      style={{
        minHeight: `${minRows * lineRem + paddingRem}rem`,
        maxHeight: `${maxRows * lineRem + paddingRem}rem`,
      }}
      onInput={(event) => {
        rest.onInput?.(event)
        if (value !== undefined || CSS.supports('field-sizing', 'content')) return
        const { currentTarget } = event
        currentTarget.style.height = 'auto'
        currentTarget.style.height = `${currentTarget.scrollHeight}px`
      }}
    />
  )
  if (bare) return area
  const invalid = rest['aria-invalid'] ?? control['aria-invalid']
  return (
    <div className="ui-box" data-invalid={invalid || undefined}>
      {area}
    </div>
  )
}
