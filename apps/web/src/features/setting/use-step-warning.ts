import { ownPaths, type SteppedSetting } from '../../platform/own-paths.ts'
import { useUnsavedPage } from '../../shared/forms/unsaved-page.ts'
import { useLeaveWarning } from '../../shared/forms/use-leave-warning.ts'

/** While `active`, warns before the steps of a setting are left; moving between the steps does not warn. */
export function useStepWarning(what: SteppedSetting, active: boolean): void {
  const steps = ([1, 2, 3] as const).map((step) => ownPaths.settingStep(what, step))
  useLeaveWarning(active, {
    question: '修改还没有保存，确定离开？',
    isInside: (pathname) => steps.some((step) => step === pathname),
  })
  useUnsavedPage(active)
}
