import { digestStopTexts, type BrandColours, type BrandLook } from '@guangquan/contract'
import { iconTags } from '../../../http/pages/brand-style.ts'
import { escapeHtml } from '../../../text/escape-html.ts'

/** The style of the page, in values of the design tokens. */
export const stopStyle = ({ fill, onFill }: Pick<BrandColours, 'fill' | 'onFill'>): string => `
:root{color-scheme:light dark;--wall:#f3f5f4;--ink:#131719;--ink-2:#434b4e}
@media (prefers-color-scheme:dark){:root{--wall:#0d0f10;--ink:#eceeee;--ink-2:#b4bcbd}}
*{box-sizing:border-box}
body{margin:0;background:var(--wall);color:var(--ink);
font:15px/26px -apple-system,BlinkMacSystemFont,"PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{min-height:100vh;min-height:100dvh;display:grid;place-content:center;justify-items:start;gap:16px;max-width:34em;margin:0 auto;padding:24px}
h1{margin:0;font-size:26px;line-height:36px;font-weight:600}
p{margin:0;color:var(--ink-2)}
button{min-height:44px;padding:0 20px;border:0;border-radius:6px;background:${fill};color:${onFill};font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
a{color:inherit}
`

/** The page that asks whether to end digests, or confirms that they have ended. */
export function stopPage({
  communityName,
  look,
  style,
  text,
  asks,
}: {
  communityName: string
  look: BrandLook
  style: string
  text: string
  asks: boolean
}): string {
  const { title, confirm } = digestStopTexts
  const form = asks ? `<form method="post"><button type="submit">${confirm}</button></form>` : ''
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title} - ${escapeHtml(communityName)}</title>
${iconTags(look)}<style>${style}</style></head>
<body><main><h1>${title}</h1><p role="status">${text}</p>${form}<a href="/">${escapeHtml(communityName)}</a></main></body></html>
`
}
