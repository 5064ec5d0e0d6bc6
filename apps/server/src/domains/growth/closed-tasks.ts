import type { TaskKey } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { siteSettings } from '../site/index.ts'

/** Tasks that nobody can do on this site now, because the required feature is closed. */
export async function closedTasks(ctx: Ctx): Promise<ReadonlySet<TaskKey>> {
  const { socialLogin, videoUpload } = await siteSettings(ctx)
  return new Set<TaskKey>([
    ...(socialLogin.wx ? [] : ['wechat' as const]),
    ...(videoUpload ? [] : ['firstVideo' as const]),
  ])
}
