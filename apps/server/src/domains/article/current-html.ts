import type { SettingCtx } from '../../db/settings.ts'
import { renewArticleHtml } from './article.store.ts'
import { sanitise } from './html/sanitise.ts'
import { sanitiserVersion } from './html/sanitise-article.ts'
import { readLinkHosts } from './link-hosts.ts'

/** HTML of an article as this program's sanitiser writes it; the output of another version is sanitised again once. */
export async function currentHtml(
  ctx: SettingCtx,
  { id, html, version }: { id: string; html: string; version: number },
): Promise<string> {
  if (version === sanitiserVersion) return html
  const hosts = await readLinkHosts(ctx)
  const { html: renewed } = await sanitise(html, hosts ?? [])
  if (hosts !== null)
    await renewArticleHtml(ctx.db, { id, html: renewed, from: version, to: sanitiserVersion })
  return renewed
}
