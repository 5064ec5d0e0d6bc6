import { nickName as nickNameSchema } from '@guangquan/contract/account/identity.shapes'
import { useEffect } from 'react'
import { useLocation } from '../../../platform/routing/hooks.ts'
import { accountPaths } from '../../../platform/account-paths.ts'
import { isRegisterPath, paths } from '../../../platform/paths.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useUnsavedPage } from '../../../shared/forms/unsaved-page.ts'
import { useLeaveWarning } from '../../../shared/forms/use-leave-warning.ts'
import { useRedirect } from '../use-redirect.ts'
import { changeDraft, contactOf, useRegisterDraft } from './draft.ts'
import { useLeaving } from './leaving.tsx'
import { firstMissingStep, isAfterPassword, progressOf, stepBefore, type RegisterStep } from './steps.ts'

/** Navigation state of a registration step. */
export interface RegisterPlace {
  /** Where to redirect: earlier input is missing, or the member is signed in already. */
  elsewhere: string | undefined
  redirect: string | undefined
  /** Target of 上一步. */
  back: string | undefined
  progress: { step: number; of: number }
  /** The server's refusal of this step's input. */
  refusal: string | null
}

/** Decides whether a step may be shown and warns before the answers are abandoned, unless registration `isOver`. */
export function useRegisterStep(step: RegisterStep, { isOver = false } = {}): RegisterPlace {
  const { redirect, target } = useRedirect()
  const { pathname } = useLocation()
  const signedIn = useSignedIn()
  const draft = useRegisterDraft()
  const { afterwards, refusal } = draft
  const first = firstMissingStep(step, progressFrom(draft))
  const elsewhere = elsewherePath()
  const unsaved = !isOver && step !== 1 && elsewhere === undefined && !signedIn
  const leaving = useLeaving()
  useUnsavedPage(unsaved)
  useLeaveWarning(unsaved, {
    question: '离开注册？',
    text: leaving.text,
    isInside: (next) => next !== pathname && (isRegisterPath(next) || isPasswordMissing(next)),
    onLeave: leaving.leave,
  })

  useEffect(() => {
    // Returning to a step means that the member wants to answer it. Only on arrival: `skipRemaining` is itself set on a
    // step.
    if (step !== 11) changeDraft({ skipRemaining: false })
  }, [step])

  const isShown = elsewhere === undefined
  useEffect(() => {
    if (isShown && isAfterPassword(step)) changeDraft({ at: step })
  }, [isShown, step])

  // WeChat's QR code has its own page, which leads back here.
  function isPasswordMissing(next: string): boolean {
    return (step === 'n2' || step === 'n3') && next === accountPaths.loginWechat()
  }

  function elsewherePath(): string | undefined {
    if (signedIn && !afterwards) return target
    if (signedIn) return step === 8 || step === 9 || step === 10 ? undefined : paths.register(8, redirect)
    return first === step ? undefined : paths.register(first, redirect)
  }

  const before = stepBefore(step, afterwards)
  return {
    elsewhere,
    redirect,
    back: before === undefined ? undefined : paths.register(before, redirect),
    progress: progressOf(step, afterwards || step === 'n2' || step === 'n3'),
    refusal: refusal?.step === step ? refusal.sentence : null,
  }
}

/** The part of the draft that decides which steps are accessible. */
function progressFrom(draft: ReturnType<typeof useRegisterDraft>) {
  return {
    contact: contactOf(draft),
    hasTicket: draft.provedUntil > Date.now(),
    hasPassword: draft.password !== '',
    hadPassword: draft.hadPassword,
    nickName: nickNameSchema.safeParse(draft.nickName).success ? draft.nickName : '',
    hasSocial: draft.social !== null,
    hasProvince: draft.area.length > 0,
  }
}
