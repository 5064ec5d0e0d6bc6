import type { StaffLinkHost, StaffSetting } from '@guangquan/contract'
import type { HandlersOf } from '../../../http/implement.ts'
import { resetSetting } from './reset-setting.ts'
import { saveSetting } from './save-setting.ts'
import { listSettings, loadSetting } from './settings.read.ts'

// Declared by the domain of articles, above this one.
const linkHostsKey = 'article.linkHosts'

const staffSettingMethods: HandlersOf<typeof StaffSetting> = {
  GetList: async (ctx) => ({ items: await listSettings(ctx) }),
  Save: saveSetting,
  Reset: resetSetting,
}

const staffLinkHostMethods: HandlersOf<typeof StaffLinkHost> = {
  Get: (ctx) => loadSetting(ctx, linkHostsKey),
  Save: (ctx, { hosts, version, reason }) =>
    saveSetting(ctx, { key: linkHostsKey, value: hosts, version, reason }),
}

export const settingMethods = { StaffSetting: staffSettingMethods, StaffLinkHost: staffLinkHostMethods }
