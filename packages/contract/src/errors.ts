/**
 * Every business error: name → number in `error.code` and Chinese message. Placeholders such as `{n}` are filled from
 * the details given to `fail()`.
 */
export const errorCatalogue = {
  TokenInvalid: { code: 100, text: '登录已过期，请重新登录' },
  BadInput: { code: 400, text: '参数有误' },
  SignedOutElsewhere: { code: 1001, text: '你的账号在别处登录或已被停用' },
  WrongPassword: { code: 2001, text: '账号或密码错误' },
  CaptchaWrong: { code: 2002, text: '验证码错误或已过期' },
  PhoneUnknown: { code: 2003, text: '账号未注册' },
  PhoneTaken: { code: 2004, text: '手机号已被使用' },
  NickNameTaken: { code: 2005, text: '昵称已被占用' },
  CaptchaTooSoon: { code: 2006, text: '发送过于频繁，请 {n} 秒后再试' },
  CaptchaDayLimit: { code: 2007, text: '今日发送次数已达上限，请{wait}再试' },
  PuzzleNeeded: { code: 2008, text: '需要完成人机校验' },
  PhoneNotBound: { code: 2009, text: '请先绑定手机号' },
  AccountLocked: { code: 2010, text: '账号已锁定，请 {n} 分钟后再试' },
  CoolingOff: { code: 2011, text: '账号正在注销冷静期，{until} 前可以撤销' },
  SocialTaken: { code: 2012, text: '该{name}已绑定其他账号' },
  OnlyWayIn: { code: 2013, text: '这是唯一的登录方式，请先绑定手机号或设置密码' },
  TicketInvalid: { code: 2014, text: '验证已过期，请重新获取验证码' },
  NickNameRefused: { code: 2015, text: '这个昵称不能使用' },
  PasswordRefused: { code: 2016, text: '这个密码太常见，换一个更难猜的' },
  NickNameTooSoon: { code: 2017, text: '昵称每 30 天只能修改一次，{until} 后可以再次修改' },
  EmailTaken: { code: 2018, text: '邮箱已被使用' },
  EmailRefused: { code: 2019, text: '不支持临时邮箱，请换一个常用邮箱' },
  UserNameTaken: { code: 2020, text: '用户名已被占用' },
  UserNameRefused: { code: 2021, text: '这个用户名不能使用' },
  UserNameTooSoon: { code: 2022, text: '用户名每 365 天只能修改一次，{until} 后可以再次修改' },
  PasswordUsedBefore: { code: 2023, text: '不能与最近 3 次用过的密码相同' },
  SocialUnknown: { code: 2024, text: '这个{name}还没有绑定账号' },
  SocialFailed: { code: 2025, text: '授权没有完成或已过期，请重新授权' },
  ProviderClosed: { code: 2026, text: '暂未开放' },
  PhoneTooSoon: { code: 2027, text: '手机号每 30 天只能更换一次，{until} 后可以再次更换' },
  BirthdayFixed: { code: 2028, text: '生日最多修改两次' },
  UnderAge: { code: 2029, text: '未满14周岁需监护人同意' },
  InviteCodeWrong: { code: 2030, text: '邀请码无效' },
  ClubCardTaken: { code: 2031, text: '该会员卡已绑定其他账号' },
  ExportTooSoon: { code: 2032, text: '每 7 天可导出一次，{until} 后可再次导出' },
  DeletionBlocked: { code: 2033, text: '还有事项未了结，暂时不能注销' },
  AreaUnknown: { code: 2034, text: '请选择所在地区' },
  AddressLimit: { code: 2035, text: '最多保存 {max} 个地址' },
  SocialOther: { code: 2036, text: '你的账号已绑定另一个{name}，请先解绑' },
  PasswordTelling: { code: 2037, text: '密码里不要有{what}' },
  RegisterLimit: { code: 2038, text: '这个网络今天注册的账号太多，请{wait}再试' },
  CaptchaVoid: { code: 2039, text: '这个验证码已经失效，请重新获取' },
  NickNameContact: { code: 2041, text: '昵称里不能有电话、微信等联系方式或网址' },
  PhoneQuarantined: { code: 2040, text: '这个手机号刚注销过账号，{until} 后才能再使用' },
  Banned: { code: 2042, text: '账号已被封禁：{reason}' },
  Forbidden: { code: 3001, text: '无权限' },
  ContentNotFound: { code: 3002, text: '内容不存在或已删除' },
  ContentRefused: { code: 3003, text: '含有不适宜内容' },
  TooFast: { code: 3004, text: '操作过快，请{wait}再试' },
  LevelTooLow: { code: 3005, text: '等级不足，升到 Lv.{level} 后可以发布' },
  Restricted: { code: 3006, text: '对方设置了限制' },
  CommentsClosed: { code: 3007, text: '作者已关闭评论' },
  FollowLimit: { code: 3008, text: '关注的人已达上限' },
  DraftLimit: { code: 3009, text: '草稿箱已满，最多保留 20 篇' },
  NotAllowedOnSelf: { code: 3010, text: '不能对自己这样做' },
  BlockLimit: { code: 3011, text: '黑名单已满' },
  DraftChanged: { code: 3013, text: '这份草稿在别处改过' },
  SearchConflict: { code: 3014, text: '同一个条件写了两次，没有照片能同时符合，请去掉一个' },
  Muted: { code: 3015, text: '你被禁言到 {until}，期间不能这样做。原因：{reason}' },
  AlreadyReported: { code: 3030, text: '你已经举报过，结果会在 72 小时内通知你' },
  NotAllowedNow: { code: 3012, text: '现在不能这样做' },
  AlbumLimit: { code: 3041, text: '最多建 {max} 个相册' },
  AlbumNameTaken: { code: 3042, text: '已有同名的相册' },
  CritiqueClosed: { code: 3040, text: '作者没有在求点评' },
  FolderLimit: { code: 3023, text: '最多建 {max} 个收藏夹' },
  FolderTaken: { code: 3024, text: '已经有同名的收藏夹' },
  VoteEnded: { code: 3021, text: '投票已经结束' },
  VirtualPhone: { code: 3025, text: '虚拟运营商的手机号升到 Lv.{level} 后可以投票' },
  VirtualPhoneNew: { code: 3026, text: '虚拟运营商的手机号注册满 {days} 天后可以投票' },
  VoteFixed: { code: 3022, text: '已经投过票，这个投票不能改票' },
  ArticleLength: { code: 3101, text: '正文需要 {min} 到 {max} 字，现在 {n} 字' },
  ArticlePhotoLimit: { code: 3102, text: '一篇文章最多 {max} 张照片' },
  ArticleVideoLimit: { code: 3103, text: '一篇文章最多 {max} 个视频' },
  ArticleVideoRefused: { code: 3104, text: '文章里只能放你自己已发布的视频' },
  FileTypeRefused: { code: 5101, text: '请上传 JPEG、PNG、WebP、AVIF 或 HEIC 照片' },
  HeicRefused: { code: 5102, text: '暂不支持 HEIC，请在相机/手机中选择 JPEG' },
  FileTooLarge: { code: 5103, text: '文件太大，最大 {max} MB' },
  PhotoDamaged: { code: 5104, text: '这张照片已损坏，无法读取' },
  PhotoTooSmall: { code: 5105, text: '照片短边不足 {min} 像素' },
  PhotoTooLarge: { code: 5106, text: '照片像素过多，最多 1.2 亿像素' },
  UploadNotFound: { code: 5107, text: '上传已失效，请重新选择文件' },
  UploadMismatch: { code: 5108, text: '文件传输有误，请重试' },
  StorageFull: { code: 5109, text: '存储空间不足' },
  QuotaFull: { code: 5110, text: '原图空间不足：已用 {used} GB，共 {total} GB' },
  BackgroundTooSmall: { code: 5111, text: '图片至少要 {width}×{height} 像素' },
  PhotoTooNarrow: { code: 5113, text: '照片宽度不足 {min} 像素' },
  GifTooLarge: { code: 5114, text: '动图太大，最多 300 帧，各帧合计最多 5000 万像素' },
  HeicTooLarge: { code: 5115, text: '这张 HEIC 像素过多，最多 5000 万像素，请在相机或手机中选择 JPEG' },
  DamageUnconfirmed: { code: 5116, text: '有照片可能已损坏，请换一张或确认仍然发布' },
  PhotoIncomplete: { code: 5117, text: '这张照片不完整，缺的画面太多，请重新拷贝或导出' },
  TooManyFiles: { code: 5112, text: '一次最多上传 {max} 张照片' },
  VideoTypeRefused: { code: 5130, text: '请上传 MP4 或 MOV 视频' },
  VideoCodecRefused: { code: 5131, text: '请上传 H.264 或 H.265 编码、AAC 声音的 MP4 或 MOV' },
  VideoH264Only: { code: 5132, text: '请上传 H.264 编码的 MP4' },
  VideoDamaged: { code: 5133, text: '这个视频已损坏，无法读取' },
  VideoLength: { code: 5134, text: '视频时长要在 3 秒到 15 分钟之间' },
  VideoSize: { code: 5135, text: '视频画面要在 480p 到 4K 之间' },
  VideoDayLimit: { code: 5136, text: '每天最多上传 {max} 个视频，请明天再来' },
  VideoClosed: { code: 5138, text: '视频上传暂未开放' },
  VideoNotReady: { code: 5137, text: '视频还在处理，请稍后再试' },
  StaffSignInWrong: { code: 6001, text: '登录名、密码或动态码不正确' },
  StaffLocked: { code: 6002, text: '尝试次数过多，请{wait}再试' },
  InvitationInvalid: { code: 6003, text: '邀请无效或已经过期' },
  StaffNameTaken: { code: 6004, text: '登录名已被占用' },
  ConfirmationNeeded: { code: 6005, text: '请再次输入动态码' },
  ChangedMeanwhile: { code: 6006, text: '{who} 刚刚改过，请看过新内容再改' },
  LastSuperAdmin: { code: 6007, text: '至少保留一位超级管理员' },
  AlreadyThere: { code: 6030, text: '已经有同名的一项' },
  Unknown: { code: 5000, text: '服务开小差了，请稍后再试' },
  NoSuchCall: { code: 5001, text: '没有这个接口' },
  Unavailable: { code: 5003, text: '服务正在恢复，请稍后再试' },
  Maintenance: { code: 5005, text: '{text}' },
  SignatureInvalid: { code: 5004, text: '请求签名无效，请校准设备时间后重试' },
} as const satisfies Record<string, { code: number; text: string }>

export type ErrorName = keyof typeof errorCatalogue

/** Errors the gate may return for any method, in addition to those a method declares. */
export const gateErrors = [
  'TokenInvalid',
  'BadInput',
  'SignedOutElsewhere',
  'TooFast',
  'Unknown',
  'NoSuchCall',
  'Unavailable',
  'Maintenance',
  'SignatureInvalid',
  'Muted',
] as const satisfies readonly ErrorName[]

/** Fills the `{name}` placeholders of a message; `{wait}` is the time of `n` seconds. */
export function errorText(name: ErrorName, details: Record<string, unknown> = {}): string {
  const filled = { ...details, wait: waitText(details['n']) }
  return errorCatalogue[name].text.replace(/\{(\w+)\}/g, (_, key: string) => text(Reflect.get(filled, key)))
}

// Rounded up: after it the call is certain to pass.
function waitText(seconds: unknown): string {
  if (typeof seconds !== 'number') return '稍后'
  if (seconds <= 60) return ` ${seconds} 秒后`
  if (seconds <= 3600) return ` ${Math.ceil(seconds / 60)} 分钟后`
  return ` ${Math.ceil(seconds / 3600)} 小时后`
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
