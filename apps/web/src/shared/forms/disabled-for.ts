import { showToast } from '@guangquan/ui'

/** Props of a `Button` for something that the viewer may not do now: a press says why. Nothing without a reason. */
export function disabledFor(whyNot: string | undefined) {
  if (whyNot === undefined) return {}
  return { disabled: true, disabledReason: whyNot, onDisabledClick: () => showToast(whyNot, 'info') }
}
