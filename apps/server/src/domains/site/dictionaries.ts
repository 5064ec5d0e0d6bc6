import type { DictionaryCode, MethodOutput, SysBaseInfo } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { openEntries } from './dictionary/entries.read.ts'
import { readFeatures } from './features.ts'
import { isUnderMaintenance, maintenance } from './maintenance/maintenance.setting.ts'
import { siteSettings } from './site-settings.ts'

type Entries = MethodOutput<typeof SysBaseInfo.GetBaseDictionariesByCode>

/** The choices of a dictionary; for `FeatureSetting` the switches, with 1 for on. */
export async function listDictionary(ctx: Ctx, code: DictionaryCode): Promise<Entries> {
  if (code === 'FeatureSetting') return listFeatures(ctx)
  const entries = await openEntries(ctx.db, code)
  return entries.map(({ value, name }, index) => ({ value, name, order: index + 1 }))
}

async function listFeatures(ctx: Ctx): Promise<Entries> {
  const features = await readFeatures(ctx)
  const { agreementsInFooter, socialLogin } = await siteSettings(ctx)
  const switches: [name: string, on: boolean | undefined][] = [
    ['注册协议弹窗', agreementsInFooter],
    ['私信', features.message],
    ['抽奖', features.lottery],
    ['比赛投稿', features.matchEntry],
    ['视频上传', features.video],
    ['圈子创建', features.createCircle],
    ['微信登录', socialLogin.wx],
    ['QQ登录', socialLogin.qq],
    ['微博登录', socialLogin.weibo],
    ['维护模式', isUnderMaintenance(await maintenance.read(ctx), ctx.now)],
  ]
  return switches.map(([name, on], index) => ({ value: on === true ? 1 : 0, name, order: index + 1 }))
}
