import * as z from 'zod'
import type { Queryable } from '../../db/client.ts'
import { readConfig } from '../../db/sys-config.ts'

const defaultHosts =
  'zhihu.com bilibili.com weibo.com douban.com wikipedia.org cpanet.org.cn gov.cn edu.cn chenguang.example'.split(
    ' ',
  )

/** Hosts that articles may link to: `article.linkHosts` of sys_config. */
export function readLinkHosts(db: Queryable): Promise<string[]> {
  return readConfig(db, 'article.linkHosts', z.array(z.string().max(253)).max(500), defaultHosts)
}
