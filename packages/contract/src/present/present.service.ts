import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { giftLimits } from './present.words.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { LevelGift, PresentDetail, PresentItem } from './present.shapes.ts'
import { id } from '../shapes/text.ts'

/** Presents and prizes of the caller. */
export const Present = service('Present', {
  GetList: method({
    summary: '我的礼品，新的在前：current 待领取到已发货，past 已完成、已过期、已放弃和已换金币',
    access: 'member',
    read: true,
    input: body({ ...pageInput, group: z.enum(['current', 'past']).default('current') }),
    output: pageOf(PresentItem),
    errors: [],
  }),
  GetWaitingCount: method({
    summary: '有几份礼品等我领取、选择或填写地址，最多数到 100',
    access: 'member',
    read: true,
    input: body({}),
    output: z.object({ count: z.int() }),
    errors: [],
  }),
  GetLevelGifts: method({
    summary: '升到各个等级会收到的礼品，等级低的在前',
    access: 'member',
    read: true,
    input: body({}),
    output: z.object({ items: z.array(LevelGift) }),
    errors: [],
  }),
  GetDetail: method({
    summary: '一份礼品或奖品，带可选的内容、收货地址和物流',
    access: 'member',
    read: true,
    input: body({ id }),
    output: PresentDetail,
    errors: ['ContentNotFound'],
  }),
  Claim: method({
    summary: '领取：有几种可选的接着选择，实物接着填写地址，虚拟的立即到账',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: PresentItem,
    errors: ['ContentNotFound', 'PresentExpired', 'PresentClaimed', 'NotAllowedNow'],
  }),
  Choose: method({
    summary: '选定一种，选定后不能更改',
    access: 'member',
    write: true,
    input: writeBody({
      id,
      /** Index in `options`. */
      option: z
        .int()
        .min(0)
        .max(giftLimits.options - 1),
    }),
    output: PresentItem,
    errors: ['ContentNotFound', 'PresentExpired', 'PresentClaimed', 'NotAllowedNow'],
  }),
  Exchange: method({
    summary: '换成金币，数量是礼品上写明的，换了不能更改',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: PresentItem,
    errors: ['ContentNotFound', 'PresentExpired', 'PresentClaimed', 'NotAllowedNow'],
  }),
  SetAddress: method({
    summary: '填写收货地址；发货前可以更换',
    access: 'member',
    limit: 'address',
    write: true,
    input: writeBody({ id, addressId: id }),
    output: PresentItem,
    errors: ['ContentNotFound', 'PresentExpired', 'NotAllowedNow'],
  }),
  AnswerReplacement: method({
    summary: '礼品寄不出时，同意或不同意换成另一件；同意后重新领取',
    access: 'member',
    write: true,
    input: writeBody({ id, accept: z.boolean() }),
    output: PresentItem,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  GiveUp: method({
    summary: '放弃一份还没有领完的礼品',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: PresentItem,
    errors: ['ContentNotFound', 'PresentExpired', 'NotAllowedNow'],
  }),
})
