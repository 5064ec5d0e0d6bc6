import { ApiError } from '@guangquan/client'
import { api, refresh } from '../../platform/api.ts'

/** Sends a change of settings; afterwards, and when somebody else was first, pages show what is stored now. */
export async function sendChange(change: () => Promise<unknown>): Promise<void> {
  const readAgain = () => refresh(api.StaffSetting.GetList, api.StaffLinkHost.Get)
  try {
    await change()
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'ChangedMeanwhile') await readAgain()
    throw error
  }
  await readAgain()
}
