import type { RegisterStep } from '../../../platform/paths.ts'

export type { RegisterStep }

/** The part of a registration that decides which steps are accessible. */
export interface RegistrationProgress {
  contact: string
  hasTicket: boolean
  hasPassword: boolean
  /** A password was chosen before the page was reloaded. */
  hadPassword: boolean
  nickName: string
  hasSocial: boolean
  hasProvince: boolean
}

const mainSteps: readonly RegisterStep[] = [1, 2, 3, 4, 5, 6, 7, '7-1', 8, 9, 10, 11]
const socialSteps: readonly RegisterStep[] = ['n2', 'n3', 8, 9, 10, 11]

/** The first step without an answer, at most the requested one. */
export function firstMissingStep(requested: RegisterStep, progress: RegistrationProgress): RegisterStep {
  // A social registration starts at the phone number, any other at the first step.
  if (requested === 'n2') return progress.hasSocial ? 'n2' : 1
  if (requested === 'n3') return progress.hasSocial ? (progress.hasTicket ? 'n3' : 'n2') : 1
  const place = numberOf(requested)
  if (place > 1 && progress.contact === '') return 1
  if (place === 3 && !progress.hasTicket && !progress.hadPassword) return 2
  if (place > 3 && !progress.hasPassword) return progress.hasTicket || progress.hadPassword ? 3 : 2
  if (place > 3 && !progress.hasTicket) return 2
  if (place > 4 && progress.nickName === '') return 4
  if (requested === '7-1' && !progress.hasProvince) return 7
  return requested
}

/** Whether a step comes after the password, which must be entered again after a reload. */
export function isAfterPassword(step: RegisterStep): boolean {
  return !isSocialStep(step) && numberOf(step) > 3
}

/** The next step when nothing is skipped. */
export function stepAfter(step: RegisterStep): RegisterStep {
  const row = isSocialStep(step) ? socialSteps : mainSteps
  return row[row.indexOf(step) + 1] ?? 11
}

/** The previous step; undefined at the first. */
export function stepBefore(step: RegisterStep, afterwards: boolean): RegisterStep | undefined {
  // The code is consumed or the account created: there is no way back before it.
  if (step === 3) return 1
  if (step === 8) return afterwards ? undefined : 7
  const row = isSocialStep(step) ? socialSteps : mainSteps
  return row[row.indexOf(step) - 1]
}

/** The step on the progress bar. 7-1 belongs to 7. */
export function progressOf(step: RegisterStep, social: boolean): { step: number; of: number } {
  if (social) return { step: socialSteps.indexOf(step) + 1, of: socialSteps.length }
  const numbers = [...new Set(mainSteps.map(numberOf))]
  return { step: numbers.indexOf(numberOf(step)) + 1, of: numbers.length }
}

function isSocialStep(step: RegisterStep): boolean {
  return step === 'n2' || step === 'n3'
}

function numberOf(step: RegisterStep): number {
  if (typeof step === 'number') return step
  return step === '7-1' ? 7 : Number(step.slice(1))
}
