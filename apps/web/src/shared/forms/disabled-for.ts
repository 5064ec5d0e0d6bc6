import { showToast } from '@guangquan/ui'

/** Props of a disabled `Button` that shows the reason when pressed. Empty without a reason. */
export function disabledFor(whyNot: string | undefined) {
  if (whyNot === undefined) return {}
  return { disabled: true, disabledReason: whyNot, onDisabledClick: () => showToast(whyNot, 'info') }
}
