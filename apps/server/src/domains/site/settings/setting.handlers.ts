import type { StaffLinkHost, StaffSetting } from '@guangquan/contract'
import { beginExport } from '../../../export/list-export.ts'
import type { HandlersOf } from '../../../http/calls/implement.ts'
import { linkHostExport, linkHostsKey } from './link-hosts.read.ts'
import { resetSetting } from './reset-setting.ts'
import { saveSetting } from './save-setting.ts'
import { listSettings, loadSetting } from './settings.read.ts'

const staffSettingMethods: HandlersOf<typeof StaffSetting> = {
  GetList: async (ctx) => ({ items: await listSettings(ctx) }),
  Save: saveSetting,
  Reset: resetSetting,
}

const staffLinkHostMethods: HandlersOf<typeof StaffLinkHost> = {
  Get: (ctx) => loadSetting(ctx, linkHostsKey),
  Export: (ctx, input) => beginExport(ctx, linkHostExport, input),
  Save: (ctx, { hosts, version, reason }) =>
    saveSetting(ctx, { key: linkHostsKey, value: hosts, version, reason }),
}

export const settingMethods = { StaffSetting: staffSettingMethods, StaffLinkHost: staffLinkHostMethods }
