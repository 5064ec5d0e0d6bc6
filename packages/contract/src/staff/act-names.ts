import { domainActs, domainTargets } from '../catalogues.gen.ts'
import { nameOf } from './staff-names.ts'

export type TargetKind = keyof typeof domainTargets

export const actNames: Readonly<Record<string, string>> = domainActs
export const targetNames = domainTargets

export const actName = (act: string): string => nameOf(actNames, act)
export const targetName = (kind: string): string => nameOf(targetNames, kind)
