import { useTypes } from '@guangquan/contract'
import type { SettingCtx } from '../../db/settings.ts'
import { fail } from '../../fail.ts'
import { isVideoUploadOpen } from '../site/index.ts'

/** Refuses a use that the operators closed. Uploads already begun continue. @throws Failure VideoClosed */
export async function refuseClosed(ctx: SettingCtx, useType: number): Promise<void> {
  if (useType === useTypes.video && !(await isVideoUploadOpen(ctx))) fail('VideoClosed')
}
