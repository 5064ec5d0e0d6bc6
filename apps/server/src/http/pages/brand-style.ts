import { hash } from 'node:crypto'
import type { BrandLook, BrandPicture } from '@guangquan/contract'
import { softOf } from '@guangquan/rules/brand-look'
import { escapeHtml } from '../../text/escape-html.ts'

/** Height of a logo at the top of a page, and its max width, in pixels. */
const logoHeight = 28
const maxLogoWidth = 168

/**
 * The brand's design tokens and logo as a style sheet; empty for the built-in look. Selectors are doubled for a higher
 * specificity, so that they apply wherever the site's own sheets are.
 */
export function brandStyle({ colours, logo, darkLogo }: BrandLook): string {
  const rules: string[] = []
  if (colours !== null) {
    const { fill, onFill, graphic, text, graphicDark, textDark } = colours
    const soft = softOf(colours)
    rules.push(
      `:root:root{--brand-fill:${fill};--brand-on-fill:${onFill};--brand-graphic:${graphic};` +
        `--brand-text:${text};--brand-text-dark:${textDark};--accent-soft:${soft.light}}`,
      `[data-theme][data-theme='light']{--accent-soft:${soft.light}}`,
      `[data-theme][data-theme='dark']{--accent:${graphicDark};--accent-soft:${soft.dark};--focus:${graphicDark}}`,
    )
  }
  if (logo !== null) {
    rules.push(
      `.ui-logo.ui-logo{font-size:0;gap:0;letter-spacing:0}.ui-logo.ui-logo>*{display:none}`,
      `.ui-logo.ui-logo::before{content:"";flex:none;${pictureRules(logo)}}`,
      `[data-theme='dark'] .ui-logo.ui-logo::before,.account-brand-on-photo.ui-logo::before{${pictureRules(darkLogo ?? logo)}}`,
    )
  }
  return rules.join('')
}

function pictureRules({ url, width, height }: BrandPicture): string {
  const shown = Math.min(maxLogoWidth, Math.round((width / height) * logoHeight))
  return `width:${shown}px;height:${logoHeight}px;background:url(${url}) left center/contain no-repeat`
}

/** The policy source that allows a style element with this text. */
export const styleSource = (style: string): string => `'sha256-${hash('sha256', style, 'base64')}'`

export const iconUrl = ({ favicon }: BrandLook): string => favicon?.url ?? '/img/icon.svg'

/** Links to the icon of the site's tab. */
export function iconTags(look: BrandLook): string {
  const url = iconUrl(look)
  const type = url.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  const link = (rel: string) => `<link rel="${rel}" href="${escapeHtml(url)}" type="${type}">`
  // Home screens do not show SVG.
  return look.favicon !== null && type === 'image/png'
    ? link('icon') + link('apple-touch-icon')
    : link('icon')
}
