import { boot } from '../platform/boot.ts'
import { trustedScript } from '../shared/page/trusted.ts'

let injected = false

/** Loads the analytics script named in the settings; any other is refused. */
export function injectOnce(src: string): void {
  if (injected) return
  injected = true
  const script = document.createElement('script')
  script.src = trustedScript(src, boot.settings.analytics?.src)
  script.async = true
  // The page address may contain an id; the script's host must not see it in the referrer.
  script.referrerPolicy = 'no-referrer'
  document.head.append(script)
}
