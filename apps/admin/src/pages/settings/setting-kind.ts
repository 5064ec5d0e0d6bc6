import type { SettingItem } from '@guangquan/contract'
import type { ReactNode } from 'react'

type Value = SettingItem['value']

/** The parts of the page, in its order. */
export const settingGroups = { features: '功能', rates: '快慢', counts: '数量' } as const

/** A setting as staff see it. */
export interface SettingKind {
  key: string
  group: keyof typeof settingGroups
  title: string
  meaning: string
  /** A value in words. */
  show: (value: Value) => string
  /** Fields of the form, below the name `value`. */
  fields: ReactNode
}

/** Value of a part of a setting. */
export function partOf(value: Value, name: string): Value | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return value[name]
}
