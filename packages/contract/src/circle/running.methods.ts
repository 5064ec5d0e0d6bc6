import * as z from 'zod'
import { method, writeBody } from '../wire/method.ts'
import { CircleActDone, circleNote, CircleOffer } from './circle.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

const postErrors = ['ContentNotFound', 'Forbidden', 'CircleClosed'] as const
/** As `consume-proof` accepts it: a code by SMS or mail, or the password. */
const ticket = z.string().min(1).max(200)

/** Posts in a circle, its dissolution and its succession. */
export const circleRunningMethods = {
  Pin: method({
    summary: '置顶作品或取消，最多 3 个',
    access: 'member',
    write: true,
    input: writeBody({ id, publishId: id, on: z.boolean() }),
    output: z.object({ isPinned: z.boolean() }),
    errors: [...postErrors, 'CirclePinLimit'],
  }),
  Essence: method({
    summary: '给作品加精或取消；作者得到奖励，自己的作品不计',
    access: 'member',
    write: true,
    input: writeBody({ id, publishId: id, on: z.boolean() }),
    output: z.object({
      isEssence: z.boolean(),
      /** False for one's own post, for one that was rewarded before, and above the daily cap. */
      isRewarded: z.boolean(),
    }),
    errors: postErrors,
  }),
  Fold: method({
    summary: '折叠作品或展开；10 秒内可以撤销',
    access: 'member',
    write: true,
    input: writeBody({ id, publishId: id, on: z.boolean(), note: circleNote.default('') }),
    output: CircleActDone,
    errors: [...postErrors, 'ContentRefused'],
  }),
  RemovePost: method({
    summary: '把作品移出圈子，作品本身不变；10 秒内可以撤销，30 天内可以放回',
    access: 'member',
    write: true,
    input: writeBody({ id, publishId: id, note: circleNote.default('') }),
    output: CircleActDone,
    errors: [...postErrors, 'ContentRefused'],
  }),
  RestorePost: method({
    summary: '把 30 天内移出的作品放回圈子',
    access: 'member',
    write: true,
    input: writeBody({ id, publishId: id }),
    output: z.null(),
    errors: [...postErrors, 'NotAllowedNow'],
  }),
  MovePost: method({
    summary: '把作品移到更合适的圈子：两个圈子都由我管理，作者也在那个圈子里',
    access: 'member',
    write: true,
    input: writeBody({ id, publishId: id, toId: id }),
    output: z.null(),
    errors: [...postErrors, 'CircleNotMember'],
  }),
  Undo: method({
    summary: '10 秒内撤销：移出、折叠、禁言、拒绝、黑名单',
    access: 'member',
    write: true,
    input: writeBody({ logId: id }),
    output: z.null(),
    errors: ['ContentNotFound', 'CircleUndoLate', 'NotAllowedNow'],
  }),
  Transfer: method({
    summary: '提出把圈子转让给一位成员，对方 7 天内接受才生效；需要验证身份',
    access: 'member',
    write: true,
    input: writeBody({ id, userId: id, ticket }),
    output: CircleOffer,
    errors: [
      'ContentNotFound',
      'Forbidden',
      'NotAllowedOnSelf',
      'CircleClosed',
      'CircleOfferWaits',
      'CircleNotMember',
      'TicketInvalid',
    ],
  }),
  TransferAccept: method({
    summary: '接受转让，成为圈主',
    access: 'member',
    write: true,
    input: writeBody({ offerId: id }),
    output: CircleOffer,
    errors: [
      'TokenInvalid',
      'ContentNotFound',
      'CircleOfferEnded',
      'CircleClosed',
      'CircleOwnLimit',
      'PhoneNotBound',
    ],
  }),
  TransferRefuse: method({
    summary: '谢绝转让',
    access: 'member',
    write: true,
    input: writeBody({ offerId: id }),
    output: CircleOffer,
    errors: ['ContentNotFound', 'CircleOfferEnded'],
  }),
  TransferWithdraw: method({
    summary: '撤回还没有接受的转让',
    access: 'member',
    write: true,
    input: writeBody({ offerId: id }),
    output: CircleOffer,
    errors: ['ContentNotFound', 'CircleOfferEnded'],
  }),
  Dissolve: method({
    summary: '解散圈子，7 天后生效，期间可以撤回；100 人以上由工作人员确认；需要短信验证',
    access: 'member',
    write: true,
    input: writeBody({ id, ticket }),
    output: z.object({
      /** Null until staff have confirmed it. */
      dissolveTime: timeText.nullable(),
    }),
    errors: ['ContentNotFound', 'Forbidden', 'CircleClosed', 'CircleOfferWaits', 'TicketInvalid'],
  }),
  DissolveWithdraw: method({
    summary: '撤回解散',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound', 'Forbidden', 'NotAllowedNow'],
  }),
}
