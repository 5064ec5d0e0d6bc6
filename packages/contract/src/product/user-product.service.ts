import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { productOrigins, productProofs } from './product.words.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { UserProductCard, UserProductDetail } from './product.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { passportMethods } from '../passport/passport.methods.ts'
import { productActivityMethods } from './product-activity.methods.ts'

/** As it was typed: the server compares it without spaces, dashes and case. */
const typedCode = z.string().max(50)

const proofs = {
  invoicePics: z.array(id).max(productProofs.invoices).default([]),
  warrantyCardPics: z.array(id).max(productProofs.warrantyCards).default([]),
}

/** Fields of a purchase; the form validates with the same schema. */
export const purchaseFields = {
  buyDate: z.iso.date('请选择购买日期'),
  /** An entry of the dictionary BuyChannelType. */
  buyChannelType: z.int('请选择购买渠道').min(1).max(1000),
  /** An open shop of the type that the channel sells in (`channelShopTypes`); its name replaces `shopName`. */
  shopId: id.nullable().default(null),
  shopName: memberText(0, 40).default(''),
  productOrigin: z.literal(Object.values(productOrigins), '请选择产品来源'),
  /** In yuan. */
  price: z
    .number('请填写数字')
    .min(0, '价格不能小于 0')
    .max(1_000_000, '价格太大，请检查')
    .multipleOf(0.01, '价格最多到分')
    .nullable()
    .default(null),
}

/** The caller's registered products and their passports. */
export const UserProduct = service('UserProduct', {
  GetList: method({
    summary: '我注册的产品，新的在前；已解绑和已转让的在最后一栏',
    access: 'member',
    read: true,
    input: body({ ...pageInput, ended: z.boolean().default(false) }),
    output: pageOf(UserProductCard),
    errors: [],
  }),
  Get: method({
    summary: '我注册的一件产品：编号、保修、凭证和用它拍的照片',
    access: 'member',
    read: true,
    input: body({ regProductId: id }),
    output: UserProductDetail,
    errors: ['ContentNotFound'],
  }),
  Delete: method({
    summary: '解绑一件产品，要验证密码或手机；编号 30 天后才能再注册',
    access: 'member',
    write: true,
    input: writeBody({ regProductId: id, reason: memberText(2, 200), ticket: z.string().max(200) }),
    output: z.null(),
    errors: ['ContentNotFound', 'TicketInvalid', 'NotAllowedNow', 'ProductDisputed'],
  }),
  CheckSerialNumber: method({
    summary:
      '产品编号能不能注册：0 可注册，1 格式不符，2 已被本人注册，3 已被他人注册，4 不在出货库，5 已挂失或停用，6 别人在申请，有注册码可以注册',
    access: 'member',
    input: body({ productId: id, serialNumber: typedCode }),
    output: z.object({ state: z.int().min(0).max(6) }),
    errors: ['ContentNotFound'],
  }),
  CheckAccessCode: method({
    summary: '注册码对不对；一小时内可以输错 5 次，对的不算',
    access: 'member',
    input: body({ productId: id, accessCode: typedCode }),
    output: z.object({
      valid: z.boolean(),
      /** A value of `accessCodeStates`; null for a code that does not exist. */
      codeState: z.int().nullable(),
      productId: id.nullable(),
      /** Remaining tries. */
      remain: z.int(),
      /** Seconds until new tries; null while there are some. */
      waitSeconds: z.int().nullable(),
    }),
    errors: ['ContentNotFound', 'CodeTriesUsed'],
  }),
  Add: method({
    summary: '注册一件产品：注册码正确的立即生效，其他的由工作人员审核；claim 表示编号已被他人注册而申请核验',
    access: 'member',
    limit: 'registration',
    write: true,
    input: writeBody({
      productId: id,
      serialNumber: typedCode,
      accessCode: typedCode.default(''),
      ...purchaseFields,
      ...proofs,
      claim: z.boolean().default(false),
    }),
    output: UserProductDetail,
    errors: [
      'ContentNotFound',
      'SerialWrongForm',
      'SerialOwn',
      'SerialTaken',
      'SerialRequested',
      'SerialNeedsInvoice',
      'SerialBlocked',
      'AccessCodeWrong',
      'CodeTriesUsed',
      'RegistrationLimit',
      'UploadNotFound',
    ],
  }),
  SubmitProof: method({
    summary: '补交购买凭证：没有通过的重新审核，已生效的申请延长保修，争议中的补充材料',
    access: 'member',
    limit: 'registration',
    write: true,
    input: writeBody({ regProductId: id, ...proofs }),
    output: UserProductDetail,
    errors: [
      'ContentNotFound',
      'NotAllowedNow',
      'ProofAccepted',
      'SerialTaken',
      'SerialRequested',
      'RegistrationLimit',
      'UploadNotFound',
    ],
  }),
  ...passportMethods,
  ...productActivityMethods,
})
