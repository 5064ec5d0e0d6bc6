import { bannerPictures } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { everybody, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import { buildSitePicture } from '../../../testing/posts.ts'
import type { TestNode } from '../../../testing/test-app.ts'

const fields = {
  place: 2,
  title: '秋天的光',
  link: '/post/photo',
  sort: 1,
  from: null,
  to: null,
  isOpen: true,
}

async function addBanner(node: TestNode): Promise<string> {
  const id = uuid()
  const [image, link] = ['/img/banner/pier-wide.webp', '/article']
  await node.app.db
    .insertInto('banner')
    .values({ id, ad_place: 3, title: '雾', image_url: image, image_mobile_url: image, link })
    .execute()
  return id
}

export const permissions = {
  'SysBaseInfo/GetBannerList': everybody,
  'SysBaseInfo/ClickBanner': everybody,
  'StaffBanner/GetList': staffOnly,
  'StaffBanner/Export': { ...staffOnly, write: { make: () => ({ reason: '盘点' }) } },
  'StaffBanner/Upload': staffOnly,
  'StaffBanner/Create': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        ...fields,
        wideFileId: await buildSitePicture(node, bannerPictures.wide.useType),
        narrowFileId: await buildSitePicture(node, bannerPictures.narrow.useType),
      }),
    },
  },
  'StaffBanner/Save': {
    ...staffOnly,
    write: { make: async (node) => ({ id: await addBanner(node), version: 1, ...fields }) },
  },
  'StaffBanner/GetClicks': staffOnly,
} satisfies Record<string, Permission>
