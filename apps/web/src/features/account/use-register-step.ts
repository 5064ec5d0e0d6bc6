import { useLocation } from '../../app/routing/hooks.ts'
import { isRegisterPath, paths } from '../../app/paths.ts'
import { useKeepPage } from '../../shared/keep-page.ts'
import { useLeaveWarning } from '../../shared/use-leave-warning.ts'
import { keptTicket, useRegisterDraft } from './register-draft.ts'
import { firstMissingStep, type RegisterStep } from './register-steps.ts'
import { useRedirect } from './use-redirect.ts'

/** How many steps the progress bar counts. */
export const registerStepCount = 4

/**
 * What a step of registering needs: where to go instead when an earlier answer is missing, and the warning
 * before it is left.
 */
export function useRegisterStep(step: RegisterStep): {
  missing: string | undefined
  redirect: string | undefined
} {
  const { redirect } = useRedirect()
  const { pathname } = useLocation()
  const { phone, password } = useRegisterDraft()
  const first = firstMissingStep(step, { phone, ticket: keptTicket(), password })
  const unsaved = step > 1 && first === step
  useKeepPage(unsaved)
  useLeaveWarning(unsaved, {
    isInside: (next) => isRegisterPath(next) && next !== pathname,
  })
  return { missing: first === step ? undefined : paths.register(first, redirect), redirect }
}
