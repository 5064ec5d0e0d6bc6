import * as z from 'zod'
import { birthdayMinimum } from './account.limits.ts'

/** 1 register, 2 sign in, 3 forgotten password, 4 change password, 5 change phone, 1100 common. */
export const captchaType = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(1100),
])
export type CaptchaType = z.infer<typeof captchaType>

// Data, IoT and satellite ranges: they receive no codes.
const refusedRanges = /^1(?:40|41|44|46|48|49|349|72|74)/

// Another country's prefix, as soon as the input cannot become +86.
const foreign = /^(?:\+(?!8?$)|00(?!8?$))/

const phoneDigits = '手机号是 11 位数字'

/** Mainland mobile number; spaces, dashes and +86 are removed. */
export const phone = z
  .string()
  .max(30, phoneDigits)
  .transform((value) => value.replace(/[\s-]/g, '').replace(/^(?:\+|00)86/, ''))
  .refine((value) => !foreign.test(value), '暂不支持该地区号码')
  .refine((value) => /^1\d{10}$/.test(value), phoneDigits)
  .refine((value) => /^1[3-9]/.test(value) && !refusedRanges.test(value), '请输入正确的手机号')

export const captchaCode = z.string().regex(/^\d{6}$/, '验证码是 6 位数字')

/** 8–128 characters, any character, compared exactly. */
export const password = z
  .string()
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'), '含有无法识别的字符')
  .refine((value) => [...value].length >= 8, '密码至少 8 个字符')
  .refine((value) => [...value].length <= 128, '密码最多 128 个字符')

/** What a password must not contain, in words for members: the owner's data, or the brand. */
export const passwordLeaks = {
  containsPhone: '手机号',
  containsEmail: '邮箱',
  containsNickName: '昵称',
  containsBrand: '品牌名',
} as const

const nickNameLength = '昵称为2-12个汉字或4-24个字符'
// A copyright sign counts as one, a digit does not.
const pictograph = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u
const nickNameCharacters = /^[\p{Script=Han}A-Za-z0-9_\-·]+$/u

/** Weight of a nickname: a Chinese character counts 2, any other 1. */
export function nickNameWeight(value: string): number {
  let weight = 0
  for (const character of value) weight += /\p{Script=Han}/u.test(character) ? 2 : 1
  return weight
}

/** 2–12 Chinese characters or 4–24 others. */
export const nickName = z
  .string()
  .max(64, nickNameLength)
  .transform((value) => value.normalize('NFC').trim())
  .refine((value) => !pictograph.test(value), '昵称里不能有表情符号')
  .refine((value) => {
    const weight = nickNameWeight(value)
    return weight >= 4 && weight <= 24
  }, nickNameLength)
  .refine((value) => value === '' || nickNameCharacters.test(value), '昵称只能用汉字、字母、数字和 _ - ·')
  .refine((value) => !/^\d+$/.test(value), '昵称不能全是数字')

/** The domain is lower-cased. Disposable domains are refused later, with an error of their own. */
export const email = z
  .string()
  .max(254, '邮箱最多 254 个字符')
  .transform((value) => value.trim().replace(/@[^@]*$/, (domain) => domain.toLowerCase()))
  .refine(
    (value) =>
      /^[^\s@\u0000-\u001f]{1,64}@(?:[^\s@.\u0000-\u001f]+\.)+[^\s@.\u0000-\u001f]{2,}$/.test(value) &&
      value.isWellFormed(),
    '请输入正确的邮箱',
  )

export const userName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{5,19}$/, '字母开头，6-20位字母、数字或下划线')

/** `yyyy-MM-dd`, a day that exists, not before 1920. Whether it is old enough is judged by the server's clock. */
export const birthday = z.iso
  .date('请选择生日')
  .refine((value) => value >= birthdayMinimum, '请选择 1920 年以后的日期')

/** Eight characters without look-alikes; empty counts as none. */
export const inviteCode = z
  .string()
  .transform((value) => value.trim().toUpperCase())
  .refine((value) => /^(?:[2-9A-HJ-NP-Z]{8})?$/.test(value), '邀请码无效')

export const clubCardNo = z.string().regex(/^[A-Za-z0-9]{6,20}$/, '卡号格式有误')

const realNameRule = '请填写真实姓名'

/** 2–20 Han characters and `·`, or 2–40 Latin letters. */
export const realName = z
  .string()
  .max(64, realNameRule)
  .transform((value) => value.normalize('NFC').trim())
  .refine(
    (value) => /^[\p{Script=Han}·]{2,20}$/u.test(value) || /^[A-Za-z][A-Za-z .'-]{1,39}$/.test(value),
    realNameRule,
  )
