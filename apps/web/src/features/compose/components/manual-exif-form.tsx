import type { ExifEdits, PictureExif } from '@guangquan/contract'
import { Button, Field, Select, TextInput } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { exposureOf } from '../../../shared/pictures/exposure.ts'
import { longWords, readNumber, readShutter, shutterText } from '../photo-choices.ts'
import { GearInput } from './gear-input.tsx'

interface ManualExifFormProps {
  /** As in the file. */
  exif: PictureExif
  edits: ExifEdits
  onChange: (edits: ExifEdits) => void
}

type TextName = 'camera' | 'lens' | 'adapter' | 'film' | 'scanner'
type Parsed = number | string | null

/** Fields to correct the file's data or to add missing ones: film, scanner, adapted lens. */
export function ManualExifForm({ exif, edits, onChange }: ManualExifFormProps) {
  const { camera, lens } = exposureOf(exif)
  function change(part: ExifEdits) {
    const next: ExifEdits = { ...edits, ...part }
    onChange(
      Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== '')),
    )
  }
  const text = (name: TextName) => ({
    value: edits[name] ?? '',
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <div className="hand-form">
      <p className="hand-form-note">空着的照文件里的写。填了的会在作品页注明“手动填写”。</p>
      <GearInput kind="camera" label="相机" placeholder={camera ?? '例如 澄光 C1'} {...text('camera')} />
      <GearInput kind="lens" label="镜头" placeholder={lens ?? '例如 CL 50mm f/1.4'} {...text('lens')} />
      <DictionaryField
        code="LensType"
        label="镜头类型"
        value={edits.lensType}
        onChange={(lensType) => change({ lensType })}
      />
      <PlainField label="转接" placeholder="例如 螺口转 CL" {...text('adapter')} />
      <ParsedField
        label="焦距"
        placeholder={exif.focalLength === null ? '50mm' : `${exif.focalLength}mm`}
        shown={edits.focalLength === undefined ? '' : `${edits.focalLength}mm`}
        read={(typed) => readNumber(typed, 1, 3000)}
        help="1 到 3000 毫米"
        onRead={(focalLength) => change({ focalLength: numberOf(focalLength) })}
      />
      <ParsedField
        label="光圈"
        placeholder={exif.fNumber === null ? 'f/2' : `f/${exif.fNumber}`}
        shown={edits.fNumber === undefined ? '' : `f/${edits.fNumber}`}
        read={(typed) => readNumber(typed, 0.5, 64)}
        help="f/0.5 到 f/64"
        onRead={(fNumber) => change({ fNumber: numberOf(fNumber) })}
      />
      <ParsedField
        label="快门"
        placeholder={exif.exposureTime === null ? '1/125' : `${exif.exposureTime}s`}
        shown={edits.exposureSeconds === undefined ? '' : `${shutterText(edits.exposureSeconds)}s`}
        read={readShutter}
        help="写成 1/250 或 2.5 秒"
        onRead={(exposureSeconds) => change({ exposureSeconds: numberOf(exposureSeconds) })}
      />
      <ParsedField
        label="感光度"
        placeholder={exif.iso === null ? 'ISO 400' : `ISO ${exif.iso}`}
        shown={edits.iso === undefined ? '' : `ISO ${edits.iso}`}
        read={(typed) => wholeNumber(readNumber(typed, 1, 4_000_000))}
        help="1 到 4000000 的整数"
        onRead={(iso) => change({ iso: numberOf(iso) })}
      />
      <ParsedField
        label="曝光补偿"
        placeholder={exif.exposureBias === null ? '0 EV' : `${exif.exposureBias} EV`}
        shown={edits.exposureBias === undefined ? '' : `${edits.exposureBias} EV`}
        read={(typed) => readNumber(typed, -20, 20)}
        help="−20 到 20"
        onRead={(exposureBias) => change({ exposureBias: numberOf(exposureBias) })}
      />
      <Field label="拍摄日期">
        <TextInput
          type="date"
          min="1990-01-01"
          value={edits.shotDate?.slice(0, 10) ?? ''}
          onChange={(event) => change({ shotDate: event.currentTarget.value || undefined })}
        />
      </Field>
      <PlainField label="胶片" placeholder="如 彩色负片 400" {...text('film')} />
      <PlainField label="扫描" placeholder="如 平板扫描仪" {...text('scanner')} />
      <DictionaryField
        code="Software"
        label="后期软件"
        value={edits.software}
        onChange={(software) => change({ software })}
      />
      {Object.keys(edits).length > 0 ? (
        <Button kind="text" size="small" onClick={() => onChange({})}>
          都照文件里的写
        </Button>
      ) : null}
    </div>
  )
}

const numberOf = (value: Parsed) => (typeof value === 'number' ? value : undefined)
const wholeNumber = (value: number | null) => (value !== null && Number.isInteger(value) ? value : null)

interface PlainFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

function PlainField({ label, placeholder, value, onChange }: PlainFieldProps) {
  return (
    <Field label={label} error={longWords(value)}>
      <TextInput
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}

interface ParsedFieldProps {
  label: string
  placeholder: string
  /** The formatted value; empty if not filled in. */
  shown: string
  read: (text: string) => Parsed
  /** Expected format, shown if the input cannot be parsed. */
  help: string
  onRead: (value: Parsed) => void
}

// The typed text is kept unchanged; the value is updated whenever it can be parsed.
function ParsedField({ label, placeholder, shown, read, help, onRead }: ParsedFieldProps) {
  const [typed, setTyped] = useState(shown)
  const [left, setLeft] = useState(false)
  const isWrong = typed.trim() !== '' && read(typed) === null
  return (
    <Field label={label} error={left && isWrong ? help : null}>
      <TextInput
        value={typed}
        placeholder={placeholder}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onRead(event.currentTarget.value.trim() === '' ? null : read(event.currentTarget.value))
        }}
        onBlur={() => setLeft(true)}
      />
    </Field>
  )
}

interface DictionaryFieldProps {
  code: 'LensType' | 'Software'
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

const unsaid = '不写'

function DictionaryField({ code, label, value, onChange }: DictionaryFieldProps) {
  const list = useQuery(queries.one(api.SysBaseInfo.GetBaseDictionariesByCode, { code }))
  const names = (list.data ?? []).map((entry) => entry.name)
  const all = value === undefined || names.includes(value) ? names : [value, ...names]
  return (
    <Field label={label}>
      <Select
        options={[unsaid, ...all].map((name) => ({ value: name, label: name }))}
        value={value ?? unsaid}
        onChange={(name) => onChange(name === unsaid ? undefined : name)}
      />
    </Field>
  )
}
