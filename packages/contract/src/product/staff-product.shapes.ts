import * as z from 'zod'
import { productOrigins, rewardRules } from './product.words.ts'
import { ProductCard, ProductCategory, ProofPicture, Warranty } from './product.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

export const productLimits = {
  name: 60,
  summary: 200,
  specs: 30,
  codesPerBatch: 50_000,
  categories: 50,
} as const

export const productFields = {
  categoryId: z.int().min(1).max(100),
  code: z
    .string()
    .max(20)
    .transform((value) => value.trim().toUpperCase())
    .refine((value) => /^[0-9A-Z-]{2,20}$/.test(value), '产品代码是 2–20 位大写字母、数字或短横线'),
  name: memberText(2, productLimits.name),
  summary: memberText(0, productLimits.summary),
  serialPattern: z.string().max(100),
  launchDate: z.iso.date('请选择上市日期'),
  warrantyMonths: z.int('请填写整数').min(0).max(120),
  specs: z
    .array(z.object({ name: memberText(1, 20), value: memberText(1, 200) }))
    .max(productLimits.specs, `最多 ${productLimits.specs} 项`),
  /** `camera:id` or `lens:id` in the catalogue of gear; empty without one. */
  gear: z.string().max(80),
  sort: z.int().min(0).max(10_000),
  isOpen: z.boolean(),
}

export const categoryFields = {
  name: memberText(2, 20),
  serialHelp: memberText(2, 200),
  sort: z.int('请填写整数').min(0).max(1000),
}

export const StaffProductCategory = ProductCategory.extend({
  rewardRule: z.enum(rewardRules),
  sort: z.int(),
  version: z.int(),
})
export type StaffProductCategory = z.infer<typeof StaffProductCategory>

export const StaffProductItem = ProductCard.extend({
  serialPattern: z.string(),
  warrantyMonths: z.int(),
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  gear: z.string(),
  gearName: z.string(),
  sort: z.int(),
  isOpen: z.boolean(),
  /** Registrations in force. */
  registeredCount: z.int(),
  version: z.int(),
})
export type StaffProductItem = z.infer<typeof StaffProductItem>

/** Codes that were ordered together. */
export const AccessCodeBatch = z.object({
  id,
  productId: id,
  productName: z.string(),
  note: z.string(),
  amount: z.int(),
  creatorName: z.string(),
  createTime: timeText,
  /** When its codes were made and downloaded; null before. */
  madeTime: timeText.nullable(),
  unused: z.int(),
  used: z.int(),
  frozen: z.int(),
  voided: z.int(),
  version: z.int(),
})
export type AccessCodeBatch = z.infer<typeof AccessCodeBatch>

/** Open tasks of staff. */
export const registrationTask = z.enum(['registration', 'dispute', 'invoice'])

/** A registration in a list. */
export const StaffRegistrationItem = z.object({
  id,
  memberId: id,
  nickName: z.string(),
  productName: z.string(),
  serialEnd: z.string(),
  state: z.int(),
  invoiceState: z.int(),
  hasAccessCode: z.boolean(),
  /** Null unless it is in force. */
  warranty: Warranty.nullable(),
  createTime: timeText,
})
export type StaffRegistrationItem = z.infer<typeof StaffRegistrationItem>

/** A registration with all that a decision needs. */
export const StaffRegistration = StaffRegistrationItem.extend({
  product: ProductCard,
  serialNumber: z.string(),
  isShipped: z.boolean(),
  shippedOn: z.iso.date().nullable(),
  buyDate: z.iso.date(),
  buyChannelName: z.string(),
  /** The chosen shop of the list; null where the member typed its name. */
  shopId: id.nullable(),
  shopName: z.string(),
  productOrigin: z.literal(Object.values(productOrigins)),
  price: z.number().nullable(),
  /** Whether an accepted invoice extends the warranty. */
  mayExtend: z.boolean(),
  reason: z.string(),
  invoicePics: z.array(ProofPicture),
  warrantyCardPics: z.array(ProofPicture),
  /** For a claim: the registration that it disputes. */
  disputed: z
    .object({
      id,
      memberId: id,
      nickName: z.string(),
      state: z.int(),
      hasAccessCode: z.boolean(),
      invoiceState: z.int(),
      createTime: timeText,
    })
    .nullable(),
  /** Open claims of others to its number, oldest first. */
  claims: z.array(z.object({ id, nickName: z.string(), createTime: timeText })),
  deciderName: z.string().nullable(),
  version: z.int(),
})
export type StaffRegistration = z.infer<typeof StaffRegistration>

/** A number of a product, as a search finds it. */
export const StaffSerial = z.object({
  id,
  productName: z.string(),
  serialNumber: z.string(),
  shippedOn: z.iso.date().nullable(),
  isBlocked: z.boolean(),
  registrations: z.array(
    z.object({ id, memberId: id, nickName: z.string(), state: z.int(), createTime: timeText }),
  ),
})
export type StaffSerial = z.infer<typeof StaffSerial>
