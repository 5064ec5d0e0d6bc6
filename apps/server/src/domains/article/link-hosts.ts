import { linkHostList } from '@guangquan/contract'
import * as z from 'zod'
import { setting, type SettingCtx } from '../../db/settings.ts'

const defaultHosts =
  'zhihu.com bilibili.com weibo.com douban.com wikipedia.org cpanet.org.cn gov.cn edu.cn chenguang.example'.split(
    ' ',
  )

const linkHosts = setting('article.linkHosts', {
  schema: z.array(z.string().max(253)).max(500),
  edited: linkHostList,
  unset: () => defaultHosts,
  unreadable: null,
})

/**
 * Hosts that articles may link to: `article.linkHosts` of sys_config. Null while no list is readable: nothing with links
 * is then stored, since a link that is left out is lost.
 */
export function readLinkHosts(ctx: SettingCtx): Promise<string[] | null> {
  return linkHosts.read(ctx)
}
