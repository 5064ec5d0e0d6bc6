import { boot } from '../platform/boot.ts'
import { trustedScript } from '../shared/trusted.ts'

let injected = false

/** Loads the script that the site's settings name; another is refused. */
export function injectOnce(src: string): void {
  if (injected) return
  injected = true
  const script = document.createElement('script')
  script.src = trustedScript(src, boot.settings.analytics?.src)
  script.async = true
  // The address of the page may hold an id; the script's host must not learn it from the request.
  script.referrerPolicy = 'no-referrer'
  document.head.append(script)
}
