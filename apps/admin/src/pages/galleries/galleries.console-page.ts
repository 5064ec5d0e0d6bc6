import { PictureOutlined } from '@ant-design/icons'
import { pageOf, rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'galleries',
  title: '画廊',
  icon: PictureOutlined,
  group: 'events',
  order: 70,
  opensWith: api.StaffGallery.GetList,
  lazy: async () => ({ Component: (await import('./galleries-page.tsx')).GalleriesPage }),
  detail: async () => ({
    Component: (await import('./exhibition-page.tsx')).ExhibitionPage,
  }),
  targets: {
    exhibition: pageOf('/galleries'),
    galleryCall: rowOf('/galleries', 'gallery-calls', { tab: 'calls' }),
    gallerySubmission: rowOf('/galleries', 'gallery-submissions', { tab: 'submissions' }),
    exhibitionNote: rowOf('/galleries', 'gallery-book', { tab: 'book' }),
  },
}
