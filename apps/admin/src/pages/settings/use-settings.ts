import type { SettingItem } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { api, call, read } from '../../platform/api.ts'

/** Queries that a change of any setting makes stale. */
export const settingReads = [api.StaffSetting.GetList, api.StaffLinkHost.Get]

/** All settings; of one by its key. */
export function useSettings() {
  const query = useQuery(read(api.StaffSetting.GetList, {}))
  const find = (key: string): SettingItem | undefined => query.data?.items.find((one) => one.key === key)
  return { ...query, find }
}

/** The currently stored setting. */
export async function loadSetting(key: string): Promise<SettingItem | undefined> {
  return (await call(api.StaffSetting.GetList, {})).items.find((one) => one.key === key)
}
