import { escapeHtml } from '../../text/escape-html.ts'
import type { MailMessage } from '../delivery.ts'

const faces = `-apple-system,BlinkMacSystemFont,'PingFang SC','Microsoft YaHei',sans-serif`

/** A mail with the sender's name in its colours above the text. Without pictures, which most programs do not load. */
export function mailHtml({
  text,
  sender: { name, colours },
  list,
}: Pick<MailMessage, 'text' | 'sender' | 'list'>): string {
  const paragraphs = text
    .split('\n')
    .filter((line) => line !== '' && line !== name)
    .map((line) => `<p style="margin:0 0 12px">${withLinks(escapeHtml(line), list?.origin)}</p>`)
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"></head>
<body style="margin:0;padding:24px 12px;background:#f3f5f4;font:15px/26px ${faces};color:#131719">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;margin:0 auto;background:#ffffff;border-radius:10px;overflow:hidden">
<tr><td style="padding:14px 24px;background:${colours.fill};color:${colours.onFill};font-weight:600;font-size:18px">${escapeHtml(name)}</td></tr>
<tr><td style="padding:24px 24px 12px">${paragraphs.join('')}</td></tr></table></body></html>`
}

/** Turns addresses of the site into links. Addresses that others wrote into a text remain text. */
function withLinks(html: string, origin: string | undefined): string {
  if (origin === undefined) return html
  return html.replace(/https?:\/\/[^\s<>]+/g, (url) =>
    url.startsWith(`${escapeHtml(origin)}/`) ? `<a href="${url}" style="color:inherit">${url}</a>` : url,
  )
}
