import { begin, bind, everybody, members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'UserInfo/BindWxOpen': bind,
  'UserInfo/BindWeibo': bind,
  'UserInfo/BindQqOpen': bind,
  'UserInfo/GetSocialCookie': members,
  'Weibo/AuthorizeHref': begin,
  'Weibo/AccessToken': everybody,
  'Weibo/UserShow': everybody,
  'WxOpen/AuthorizeHref': begin,
  'WxOpen/GetAccessToken': everybody,
  'WxOpen/GetUserInfo': everybody,
  'WxOpen/BeginScan': everybody,
  'WxOpen/GetScan': everybody,
  'WxOpen/OpenScan': everybody,
  'WxOpen/ConfirmScan': everybody,
  'QqOpen/AuthorizeHref': begin,
  'QqOpen/GetAccessToken': everybody,
  'QqOpen/GetUserInfo': everybody,
}
