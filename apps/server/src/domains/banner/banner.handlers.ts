import { bannerPictures, type StaffBanner, type SysBaseInfo } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { storeSitePicture } from '../site-picture/index.ts'
import { bannerExport, listBanners, listClicks, listStaffBanners, loadStaffBanner } from './banner.read.ts'
import { clickBanner } from './click-banner.ts'
import { createBanner, saveBanner } from './save-banner.ts'

/** Methods of SysBaseInfo about banners. */
export const bannerMethods = {
  GetBannerList: (ctx, { adPlace }) => listBanners(ctx, adPlace),
  ClickBanner: async (ctx, { id }) => {
    await clickBanner(ctx, id)
    return null
  },
} satisfies Partial<HandlersOf<typeof SysBaseInfo>>

export const staffBannerMethods: HandlersOf<typeof StaffBanner> = {
  GetList: listStaffBanners,
  Export: (ctx, input) => beginExport(ctx, bannerExport, input),
  Upload: (ctx, { kind, ...file }) =>
    storeSitePicture(ctx, { ...file, useType: bannerPictures[kind].useType }),
  Create: async (ctx, input) => loadStaffBanner(ctx, await createBanner(ctx, input)),
  Save: async (ctx, input) => {
    await saveBanner(ctx, input)
    return loadStaffBanner(ctx, input.id)
  },
  GetClicks: async (ctx, { id }) => ({ days: await listClicks(ctx, id) }),
}
