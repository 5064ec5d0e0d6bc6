import * as z from 'zod'
import { body, method, writeBody } from '../wire/method.ts'
import { gearServices, reminderCounts } from './passport.words.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { GearEvent, GearTransfer, OwnPassport, Passport } from './passport.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

/** A registration of the caller, or the code of a public passport. */
const which = { regProductId: id.optional(), code: z.string().max(20).optional() }

/** Fields of a service that a member records; the form validates with the same schema. */
export const serviceFields = {
  service: z.literal(Object.values(gearServices), '请选择做了什么'),
  day: z.iso.date('请选择日期'),
  place: memberText(0, 40).default(''),
  note: memberText(0, 200).default(''),
  shutterCount: z
    .int('请填写整数')
    .min(1, '至少是 1')
    .max(5_000_000, '数字太大，请检查')
    .nullable()
    .default(null),
}

/** The part of `UserProduct` about passports: maintenance book, transfer and loss. */
export const passportMethods = {
  GetPassport: method({
    summary: '一件器材的护照：自己的按注册编号看，别人的按公开码看，只显示编号的后三位',
    access: 'public',
    read: true,
    input: body(which),
    output: Passport,
    errors: ['ContentNotFound'],
  }),
  GetGearEvents: method({
    summary: '护照里的履历，新的在前；保养的地点和备注只有记录的人看得到',
    access: 'public',
    read: true,
    input: body({ ...which, ...pageInput }),
    output: pageOf(GearEvent),
    errors: ['ContentNotFound'],
  }),
  AddService: method({
    summary: '记一次保养或维修',
    access: 'member',
    write: true,
    input: writeBody({ regProductId: id, ...serviceFields }),
    output: GearEvent,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  RemoveService: method({
    summary: '删除自己记的一次保养',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  SetReminders: method({
    summary: '设置保养提醒：快门到哪些数、保修到期前要不要提醒',
    access: 'member',
    write: true,
    input: writeBody({
      regProductId: id,
      remindCounts: z.array(z.literal(reminderCounts)).max(reminderCounts.length),
      remindWarranty: z.boolean(),
    }),
    output: OwnPassport.pick({ remindCounts: true, remindWarranty: true }),
    errors: ['ContentNotFound'],
  }),
  ExportPassport: method({
    summary: '把护照和保养记录导出为 PDF（base64），转让时可以一并交给对方',
    access: 'member',
    input: body({ regProductId: id }),
    output: z.object({ fileName: z.string(), pdf: z.base64() }),
    errors: ['ContentNotFound'],
  }),
  StartTransfer: method({
    summary: '发起过户，要验证密码或手机；得到 24 小时内有效的一次性过户码，之前的作废',
    access: 'member',
    write: true,
    input: writeBody({ regProductId: id, ticket: z.string().max(200) }),
    output: z.object({ code: z.string(), expireTime: timeText }),
    errors: [
      'ContentNotFound',
      'TicketInvalid',
      'NotAllowedNow',
      'ProductDisputed',
      'ProductNotInForce',
      'GearLost',
    ],
  }),
  CancelTransfer: method({
    summary: '取消还没有被接收的过户',
    access: 'member',
    write: true,
    input: writeBody({ regProductId: id }),
    output: GearTransfer,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  AcceptTransfer: method({
    summary: '接收过户：输入过户码和产品编号；一小时内可以输错 5 次',
    access: 'member',
    write: true,
    input: writeBody({ code: z.string().max(50), serialNumber: z.string().max(50) }),
    output: z.object({ regProductId: id }),
    errors: ['TransferCodeWrong', 'NotAllowedNow', 'ProductDisputed', 'ProductNotInForce', 'GearLost'],
  }),
  SetLost: method({
    summary: '挂失一件器材，或解除挂失；挂失期间不能过户，别人也不能注册这个编号',
    access: 'member',
    write: true,
    input: writeBody({
      regProductId: id,
      /** The day of the loss; null: it is not lost any more. */
      lostOn: z.iso.date('请选择遗失日期').nullable(),
      note: memberText(0, 200).default(''),
    }),
    output: OwnPassport.pick({ lostOn: true }),
    errors: ['ContentNotFound', 'NotAllowedNow', 'ProductNotInForce'],
  }),
} as const

/** Names of the calls of `UserProduct` that are about passports. */
export type PassportCall = keyof typeof passportMethods
