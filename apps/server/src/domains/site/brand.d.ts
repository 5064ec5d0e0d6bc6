import type { SiteSettings } from '@guangquan/contract';
/** What an operator may change of the site's appearance: the key `site` of sys_config contains any part of it. */
export type Brand = Pick<SiteSettings, 'communityName' | 'brandName' | 'copyrightCompany' | 'icp' | 'policeFiling' | 'businessLicenceUrl' | 'socialFollow' | 'contact' | 'shops' | 'agreementsInFooter' | 'socialLogin'>;
/** The fictional brand of the demonstration. Its addresses end in `.example`, which nobody can own. */
export declare const demonstrationBrand: Brand;
