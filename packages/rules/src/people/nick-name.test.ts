import { expect, test } from 'vitest'
import { foldNickName, containsContact, refuseNickName } from './nick-name.ts'

test.each([
  ['Leica', 'leica'],
  ['ＬＵＣＹ', 'lucy'],
  ['攝影師', '摄影师'],
  ['Photo', 'Ph0t0'],
  ['Bill', 'B111'],
  ['Ilya', 'l1ya'],
])('%s and %s are one name', (a, b) => {
  expect(foldNickName(a)).toBe(foldNickName(b))
})

test.each([
  ['林小满', '林晓满'],
  ['阿明', '阿-明'],
  ['影友12', '影友21'],
])('%s and %s are two names', (a, b) => {
  expect(foldNickName(a)).not.toBe(foldNickName(b))
})

const rules = { brandWords: ['澄光', 'CHENGUANG'] }

test.each([
  ['官方小助手', 'reserved'],
  ['官-方账号', 'reserved'],
  ['Adm1n_x', 'reserved'],
  ['客服小王', 'reserved'],
  ['系统通知', 'reserved'],
  ['系·統通知', 'reserved'],
  ['系统提醒_1', 'reserved'],
  ['站务小张', 'reserved'],
  ['澄光粉丝', 'brand'],
  ['ChenGuang-fan', 'brand'],
  ['加我13800138000', 'contact'],
  ['一三八零零一三八零零零', 'contact'],
  ['138-0013-8000', 'contact'],
  ['qq_1234567', 'contact'],
  ['www-foto-cn', 'contact'],
])('%s may not be carried: %s', (name, refusal) => {
  expect(refuseNickName(name, rules)).toBe(refusal)
})

test.each(['林小满', '老秦', '大光圈', '50mm_f14', '三七二十一', '阿莫·1987', 'Canon_ball'])(
  '%s may be carried',
  (name) => {
    expect(refuseNickName(name, rules)).toBeNull()
  },
)

test.each(['看我的站 https://a.b', '作品在 foto.com', '电话 138 0013 8000', '微信：abc 1234567', 'www.x.y'])(
  '%s gives a contact away',
  (text) => {
    expect(containsContact(text)).toBe(true)
  },
)

test.each(['拍海，十三年了。', '2008 年开始用胶片', 'f/1.4 与 50mm', 'commons 的旧照片'])(
  '%s gives none away',
  (text) => {
    expect(containsContact(text)).toBe(false)
  },
)
