import { useMemo } from 'react'
import { trustedMarkup } from './trusted.ts'

/**
 * HTML that the server wrote and sanitised: terms, articles. The only place of the site that turns text into
 * markup; nothing else may, and nothing that did not come from a field declared as sanitised may be given to it.
 */
export function ServerHtml({ html, className = '' }: { html: string; className?: string }) {
  const markup = useMemo(() => ({ __html: trustedMarkup(html) }), [html])
  return <div className={`server-html ui-quotable ${className}`} dangerouslySetInnerHTML={markup} />
}
