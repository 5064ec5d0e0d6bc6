import type { SiteSettings } from '@guangquan/contract'

/** Parts of the site's appearance that an operator may change: the key `site` of sys_config contains any of them. */
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

/** The fictional brand of the demonstration. Its addresses end in `.example`, which cannot be registered. */
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

/** The text of its customer service page; the number is fictitious. */
export const demonstrationService = {
  hotline: '400-000-0120',
  hours: '每天 9:00–21:00，节假日照常',
  repairText: `送修时，服务网点会开一张维修单。请保管好它，上面有维修单号。
想知道修到哪一步，请拨打客服热线，报维修单号和送修时留的手机号后四位；也可以带上维修单，到送修的网点询问。
检测完成、需要付费和可以取机时，网点会打电话联系你，请留意来电。`,
}
