import type { AuditItem } from '@guangquan/contract'
import { factNames } from '@guangquan/contract/staff/fact-names'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { namesOfKinds, partNames } from './fact-names-of-kinds.ts'
import { valueNames } from './value-names.ts'

type Value = AuditItem['before']
type Changed = Pick<AuditItem, 'targetKind' | 'before' | 'after'>

export interface FactRow {
  label: string
  /** Before and after; undefined if that side lacks the field. */
  before: string | undefined
  after: string | undefined
}

/** The changes of an act as text, field by field, changed ones first. */
export function factRows({ targetKind, before, after }: Changed): { changed: FactRow[]; same: FactRow[] } {
  const [was, is] = [partsOf(before), partsOf(after)]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted()
  const rows = fields.map((field) => {
    const valueIn = (side: Record<string, Value>) =>
      field in side ? textOf(side[field], { kind: targetKind, field }) : undefined
    return { label: labelOf(targetKind, field), before: valueIn(was), after: valueIn(is) }
  })
  const isSame = (row: FactRow) => row.before === row.after
  return { changed: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) }
}

/** The label of a field; its key if the console has none. */
function labelOf(kind: string, field: string): string {
  const ofKind = namesOfKinds[`${kind}.${field}`]
  if (ofKind !== undefined) return ofKind
  return kind === 'setting' ? nameOf({ ...factNames, ...partNames }, field) : nameOf(factNames, field)
}

function partsOf(value: Value): Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

interface Field {
  kind: string
  field: string
}

function textOf(value: unknown, of: Field): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'number') return nameIn(of, value)
  if (typeof value === 'string') return textIn(value, of)
  if (Array.isArray(value)) return value.map((one) => textOf(one, of)).join('、')
  return Object.entries(value)
    .map(([field, part]) => `${labelOf('setting', field)}：${textOf(part, { ...of, field })}`)
    .join('\n')
}

function textIn(value: string, of: Field): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return timeTextOf(new Date(value))
  const nested = nestedIn(value, of.kind)
  return nested === undefined ? nameIn(of, value) : textOf(nested, of)
}

const nameIn = ({ kind, field }: Field, value: string | number) =>
  nameOf(valueNames[`${kind}.${field}`] ?? {}, value)

/** Lists, objects and the values of settings are stored as their JSON. */
function nestedIn(text: string, kind: string): unknown {
  if (!/^[[{]/.test(text) && !(kind === 'setting' && /^(?:true|false|null)$/.test(text))) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    // A text that only begins like one.
    return undefined
  }
}
