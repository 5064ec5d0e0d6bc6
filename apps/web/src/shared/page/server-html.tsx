import { useMemo } from 'react'
import { trustedMarkup } from './trusted.ts'

/**
 * Sanitised HTML from the server: terms, articles. The only place of the site that turns text into markup; it accepts
 * only fields declared as sanitised.
 */
export function ServerHtml({ html, className = '' }: { html: string; className?: string }) {
  const markup = useMemo(() => ({ __html: trustedMarkup(html) }), [html])
  return <div className={`server-html ui-quotable ${className}`} dangerouslySetInnerHTML={markup} />
}
