import { builtColours, type BrandColours, type BrandLook } from '@guangquan/contract'
import { iconTags, styleSource } from '../../../http/pages/brand-style.ts'
import { escapeHtml } from '../../../text/escape-html.ts'

/** The text for members if the operator enters none. */
export const maintenanceSentence = '网站正在维护，请稍后再来。你的作品和草稿都在。'

// The page needs nothing else of the site, which may be about to be replaced. Values of the design tokens.
const styleOf = ({ graphic, graphicDark }: BrandColours) => `
:root{color-scheme:light dark;--wall:#f3f5f4;--ink:#131719;--ink-2:#434b4e;--line:#7a8487;--lit:${graphic}}
@media (prefers-color-scheme:dark){:root{--wall:#0d0f10;--ink:#eceeee;--ink-2:#b4bcbd;--line:#697376;--lit:${graphicDark}}}
*{box-sizing:border-box}
body{margin:0;background:var(--wall);color:var(--ink);text-align:center;
font:15px/26px -apple-system,BlinkMacSystemFont,"PingFang SC","HarmonyOS Sans SC","MiSans","Source Han Sans SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{min-height:100vh;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:20px;padding:24px}
svg{width:72px;height:72px;fill:none;stroke:var(--line);stroke-width:1.2;stroke-linejoin:round}
svg .lit{fill:var(--lit);stroke:none}
h1{margin:0;font-size:26px;line-height:36px;font-weight:600}
p{margin:0;max-width:34em;color:var(--ink-2);overflow-wrap:anywhere;white-space:pre-line;text-wrap:balance}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:1px solid var(--line);border-radius:6px;
color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
`

/** Content security policy of the page: its own styles, and nothing that could be loaded. */
export const maintenancePolicy = (look: BrandLook): string =>
  `default-src 'none'; style-src ${styleSource(styleOf(look.colours ?? builtColours))}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const iris = `<svg viewBox="0 0 24 24" aria-hidden="true"><path class="lit" d="M12 7.1l3.83 1.84.95 4.15-2.65 3.32H9.87l-2.65-3.32.95-4.15z"/><path d="M12 7.1l10.6 5.1M15.83 8.94l2.62 11.47M16.78 13.09l-7.34 9.2M14.13 16.41H2.36M9.87 16.41L2.54 7.22M7.22 13.09L9.84 1.62M8.17 8.94l10.6-5.1"/><circle cx="12" cy="12" r="10.6"/></svg>`

/** The page for members and visitors during maintenance; it reloads every minute. */
export function maintenancePage({
  communityName,
  text,
  look,
}: {
  communityName: string
  text: string
  look: BrandLook
}): string {
  const title = `${escapeHtml(communityName)}正在维护`
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="60"><title>${title}</title>
${iconTags(look)}<style>${styleOf(look.colours ?? builtColours)}</style></head>
<body><main>${iris}<h1>${title}</h1><p>${escapeHtml(text)}</p><a href="">再试一次</a></main></body></html>
`
}
