import { builtLook, type PublishCard, type PublishItem, type SiteSettings } from '@guangquan/contract'
import { emptyPicture, emptyPost } from '@guangquan/contract/shapes/empty-shapes'

export const sampleSettings: SiteSettings = {
  productKey: 'guangquan',
  communityName: 'Guangquan',
  brandName: '',
  copyrightCompany: '',
  icp: { text: '', url: '' },
  policeFiling: null,
  businessLicenceUrl: '',
  socialFollow: { text: '', url: '' },
  contact: { text: '', url: '' },
  shops: [],
  look: builtLook,
  agreementsInFooter: false,
  videoUpload: true,
  levelGates: false,
  socialLogin: { wx: false, qq: false, weibo: false },
  fileOrigin: '',
  analytics: null,
  evidenceHead: null,
  development: true,
}

const id = '01a1fe66-ccba-7299-8c28-8a1f84a6d249'

/** A post whose texts would break out of a page that does not escape them. */
export const samplePost: PublishItem = {
  ...emptyPost,
  id,
  title: 'Dawn</title><script>alert(1)</script>',
  summary: 'fog & "light"',
  pictures: [
    {
      ...emptyPicture,
      id,
      url480: '/files/a/480.webp',
      url1080: '/files/a/1080.webp',
      width: 6000,
      height: 4000,
      color: '#000000',
    },
  ],
  authorId: id,
  authorNickName: 'A',
  createTime: '2026-01-01 00:00:00',
}

/** The same post in a list. */
export const sampleCard: PublishCard = {
  ...samplePost,
  pictures: samplePost.pictures.map(({ licence: _licence, exif: _exif, ...picture }) => picture),
}
