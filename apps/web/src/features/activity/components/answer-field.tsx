import type { ActivityFormField } from '@guangquan/contract'
import { activityBounds } from '@guangquan/contract/activity/activity.words'
import { Button, CheckboxGroup, Field, IconButton, PhoneInput, RadioGroup, TextInput } from '@guangquan/ui'
import { PlusIcon, TrashIcon } from '@guangquan/ui/icons'
import { useTypes } from '@guangquan/contract/media/file-upload.service'
import { loadChunk } from '../../../platform/load-chunk.ts'
import { PictureField } from '../../../shared/pictures/picture-field.tsx'
import type { UploadPicture } from '../../../shared/pictures/use-upload-pictures.ts'

const loadUpload = async () => (await loadChunk(() => import('../../compose/index.ts'))).uploadFile

interface AnswerFieldProps {
  field: ActivityFormField
  rows: readonly string[]
  files: readonly UploadPicture[]
  error: string | null
  onRows: (rows: readonly string[]) => void
  onFiles: (change: (before: readonly UploadPicture[]) => readonly UploadPicture[]) => void
}

/** One field of the form of an activity, as staff declared it. */
export function AnswerField({ field, rows, files, error, onRows, onFiles }: AnswerFieldProps) {
  const { kind, label, hint, required, options, maxRows } = field
  switch (kind) {
    case 'single':
      return (
        <RadioGroup
          label={required ? label : `${label}（选填）`}
          options={options.map((option) => ({ value: option, label: option }))}
          value={rows[0] ?? null}
          onChange={(option) => onRows([option])}
          error={error}
        />
      )
    case 'multi':
      return (
        <CheckboxGroup
          label={required ? label : `${label}（选填）`}
          options={options.map((option) => ({ value: option, label: option }))}
          value={rows}
          onChange={onRows}
          hint={hint}
          error={error}
        />
      )
    case 'file':
      return (
        <PictureField
          label={label}
          optional={!required}
          hint={hint === '' ? 'JPEG 或 PNG，10 MB 以内。只有你和组织者看得到' : hint}
          max={maxRows}
          error={error}
          accept="image/jpeg,image/png"
          useType={useTypes.activity}
          loadUpload={loadUpload}
          pictures={files}
          onChange={onFiles}
        />
      )
    case 'text':
    case 'phone':
      return maxRows > 1 ? (
        <RepeatedField field={field} rows={rows} error={error} onRows={onRows} />
      ) : (
        <Field label={label} optional={!required} required={required} hint={hint} error={error}>
          <RowInput kind={kind} value={rows[0] ?? ''} onChange={(value) => onRows([value])} />
        </Field>
      )
  }
}

type RepeatedProps = Pick<AnswerFieldProps, 'field' | 'rows' | 'error' | 'onRows'>

/** A field with several rows, between the minimum and maximum that staff set. */
function RepeatedField({ field, rows, error, onRows }: RepeatedProps) {
  const { kind, label, hint, required, minRows, maxRows } = field
  const least = Math.max(1, minRows)
  return (
    <Field
      group
      label={label}
      optional={!required}
      hint={hint}
      error={error}
      counter={`${rows.length}/${maxRows}`}
    >
      <ol className="event-rows">
        {rows.map((row, place) => (
          // Rows have no identity but their place.
          <li key={place}>
            <RowInput
              kind={kind}
              label={`${label}，第 ${place + 1} 项`}
              value={row}
              onChange={(value) => onRows(rows.map((one, index) => (index === place ? value : one)))}
            />
            {rows.length > least ? (
              <IconButton
                label={`移除第 ${place + 1} 项`}
                icon={<TrashIcon size={18} />}
                onClick={() => onRows(rows.filter((_, index) => index !== place))}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {rows.length < maxRows ? (
        <Button
          kind="line"
          size="small"
          icon={<PlusIcon size={18} aria-hidden />}
          onClick={() => onRows([...rows, ''])}
        >
          再加一项
        </Button>
      ) : null}
    </Field>
  )
}

interface RowInputProps {
  kind: ActivityFormField['kind']
  /** Label of a row among several. */
  label?: string
  value: string
  onChange: (value: string) => void
}

function RowInput({ kind, label, value, onChange }: RowInputProps) {
  const named = label === undefined ? {} : { 'aria-label': label }
  if (kind === 'phone')
    return <PhoneInput {...named} value={value} onChange={({ target }) => onChange(target.value)} />
  return (
    <TextInput
      {...named}
      value={value}
      maxLength={activityBounds.answer}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
