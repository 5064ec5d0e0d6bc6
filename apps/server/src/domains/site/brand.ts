import type { SiteSettings } from '@guangquan/contract'

/** What an operator may change of the site's appearance: the key `site` of sys_config contains any part of it. */
export type Brand = Pick<
  SiteSettings,
  | 'communityName'
  | 'brandName'
  | 'copyrightCompany'
  | 'icp'
  | 'policeFiling'
  | 'businessLicenceUrl'
  | 'socialFollow'
  | 'contact'
  | 'shops'
  | 'agreementsInFooter'
  | 'socialLogin'
>

/** The fictional brand of the demonstration. Its addresses end in `.example`, which nobody can own. */
export const demonstrationBrand: Brand = {
  communityName: '光圈',
  brandName: '澄光 CHENGUANG',
  copyrightCompany: '澄光（中国）影像销售有限公司',
  icp: { text: '沪ICP备00000000号-1', url: 'https://beian.miit.gov.cn/' },
  policeFiling: null,
  businessLicenceUrl: 'https://www.chenguang.example/licence',
  socialFollow: { text: '关注官方微博', url: 'https://social.chenguang.example/' },
  contact: { text: 'service@chenguang.example', url: 'mailto:service@chenguang.example' },
  shops: [
    { text: '澄光官方商城', url: 'https://shop.chenguang.example/' },
    { text: '澄光旗舰店', url: 'https://flagship.chenguang.example/' },
  ],
  agreementsInFooter: true,
  socialLogin: { wx: true, qq: true, weibo: true },
}
