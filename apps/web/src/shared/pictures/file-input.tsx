import type { Ref } from 'react'

interface FileInputProps {
  id?: string
  /** 选择照片 */
  label: string
  /** Types and endings, as in HTML. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  /** For the button that opens it by `click()`. Without one it is inside a `<label>` and takes the focus itself. */
  ref?: Ref<HTMLInputElement>
  /** Called with at least one file. */
  onFiles: (files: File[]) => void
}

/** The invisible input behind a button, or in a label, that chooses files. */
export function FileInput({ id, label, accept, multiple, disabled, ref, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      id={id}
      type="file"
      accept={accept}
      multiple={multiple}
      disabled={disabled}
      hidden={ref !== undefined}
      className="sr-only"
      aria-label={label}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        // So that choosing the same file again counts as a change.
        currentTarget.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
