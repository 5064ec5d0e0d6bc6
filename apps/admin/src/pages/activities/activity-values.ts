import type { MethodInput, StaffActivity, StaffActivityDetail } from '@guangquan/contract'
import {
  activityTypeNames,
  neededProducts,
  signModeNames,
  signModes,
  type ActivityType,
  type FormFieldKind,
  type NeededProduct,
  type SignMode,
} from '@guangquan/contract/activity/activity.words'
import type { SitePicture } from '../../parts/fields/picture-field.tsx'
import type { ChosenCircle } from '../../parts/fields/circle-choice.tsx'
import type { ChosenShop } from '../../parts/fields/shop-choice.tsx'

export interface CoverPicture extends SitePicture {
  /** Identifies it in a change. */
  key: string
}

export interface FieldValues {
  key?: string
  kind: FormFieldKind
  label: string
  hint?: string
  required?: boolean
  options?: string[]
  minRows?: number
  maxRows?: number
}

export interface LoanValues {
  id?: string
  name: string
  units: number
  slots: { id?: string; startTime: string; endTime: string }[]
}

/** Values of an activity's form. */
export interface ActivityValues {
  subType: ActivityType
  title: string
  summary?: string
  body: string
  cover?: CoverPicture | null
  online: boolean
  onlineUrl?: string
  areaCodes?: string[]
  address?: string
  placeNote?: string
  lng?: number | null
  lat?: number | null
  shop?: ChosenShop | null
  circle?: ChosenCircle | null
  signStart: string
  signEnd: string
  startTime: string
  endTime: string
  capacity: number
  held?: number
  guestsMax: number
  signMode: SignMode
  waitlistSize?: number | null
  minLevel: number
  needProduct: NeededProduct
  models?: { value: string; label: string }[]
  feeText?: string
  form?: FieldValues[]
  cancelHours: number
  contact?: string
  noticeText?: string
  termsType: 6 | 7
  selfCheckIn: boolean
  publicSource?: string
  loanItems?: LoanValues[]
  staff?: { value: string; label: string }[]
  tagName?: string
}

export function initialOf(row: StaffActivityDetail | null): Partial<ActivityValues> {
  if (row === null) {
    return {
      subType: 1,
      online: false,
      capacity: 30,
      held: 0,
      guestsMax: 0,
      signMode: signModes.firstCome,
      minLevel: 1,
      needProduct: neededProducts.none,
      form: [],
      cancelHours: 24,
      termsType: 6,
      selfCheckIn: false,
      loanItems: [],
    }
  }
  const { cover, shopId, shopName, circle, models, staffList, termsType, loanItems, ...rest } = row
  return {
    ...rest,
    cover,
    shop: shopId === null ? null : { value: shopId, label: shopName },
    circle: circle && { value: circle.id, label: circle.title },
    models: models.map(({ productId, name }) => ({ value: productId, label: name })),
    staff: staffList.map(({ id, name }) => ({ value: id, label: name })),
    termsType: termsType === 7 ? 7 : 6,
    loanItems: loanItems.map(({ id, name, units, slots }) => ({
      id,
      name,
      units,
      slots: slots.map((slot) => ({ id: slot.id, startTime: slot.startTime, endTime: slot.endTime })),
    })),
  }
}

type Fields = Omit<MethodInput<typeof StaffActivity.Create>, 'requestId'>

/** The values as sent. */
export function fieldsOf(given: ActivityValues): Fields {
  const { areaCodes = [], shop, circle, models = [], cover, form = [], loanItems = [], online } = given
  const [province = '', city = province, county = city] = areaCodes
  return {
    subType: given.subType,
    title: given.title,
    summary: given.summary ?? '',
    body: given.body,
    cover: cover?.key ?? null,
    online,
    onlineUrl: online ? (given.onlineUrl ?? '') : '',
    areaCodes: areaCodes.length === 0 ? [] : [province, city, county],
    address: given.address ?? '',
    placeNote: given.placeNote ?? '',
    lng: given.lng ?? null,
    lat: given.lat ?? null,
    shopId: shop?.value ?? null,
    circleId: circle?.value ?? null,
    signStart: given.signStart,
    signEnd: given.signEnd,
    startTime: given.startTime,
    endTime: given.endTime,
    capacity: given.capacity,
    held: given.held ?? 0,
    guestsMax: given.guestsMax,
    signMode: given.signMode,
    waitlistSize: given.waitlistSize ?? null,
    minLevel: given.minLevel,
    needProduct: given.needProduct,
    productIds: given.needProduct === neededProducts.listed ? models.map(({ value }) => value) : [],
    feeText: given.feeText ?? '',
    form: withKeys(form),
    cancelHours: given.cancelHours,
    contact: given.contact ?? '',
    noticeText: given.noticeText ?? '',
    termsType: given.termsType,
    selfCheckIn: given.selfCheckIn,
    publicSource: given.signMode === signModes.drawn ? (given.publicSource ?? '') : '',
    loanItems,
    staffIds: (given.staff ?? []).map(({ value }) => value),
    tagName: given.tagName ?? '',
  }
}

/** Each field with the key that it has, or the first free one: answers refer to it, so it never changes. */
function withKeys(form: readonly FieldValues[]): Fields['form'] {
  const used = new Set(form.flatMap(({ key }) => key ?? []))
  let next = 1
  return form.map(
    ({ key, kind, label, hint = '', required = false, options = [], minRows = 1, maxRows = 1 }) => {
      if (key === undefined) while (used.has(`f${next}`)) next += 1
      const own = key ?? `f${next}`
      used.add(own)
      const isChoice = kind === 'single' || kind === 'multi'
      return {
        key: own,
        kind,
        label,
        hint,
        required,
        options: isChoice ? options : [],
        minRows: isChoice ? 1 : minRows,
        maxRows: isChoice ? 1 : maxRows,
      }
    },
  )
}

/** The values in words, for two people who changed one activity. */
export function describe(given: Partial<ActivityValues>): Record<string, string> {
  const { subType, signMode, shop, circle, form = [], loanItems = [] } = given
  return {
    类型: subType === undefined ? '' : activityTypeNames[subType],
    名称: given.title ?? '',
    摘要: given.summary ?? '',
    报名时间: `${given.signStart ?? ''} 到 ${given.signEnd ?? ''}`,
    活动时间: `${given.startTime ?? ''} 到 ${given.endTime ?? ''}`,
    地点: given.online === true ? `线上 ${given.onlineUrl ?? ''}` : (given.address ?? ''),
    门店: shop?.label ?? '没有',
    圈子: circle?.label ?? '没有',
    报名方式: signMode === undefined ? '' : signModeNames[signMode],
    名额: `${given.capacity ?? ''}，预留 ${given.held ?? 0}，候补 ${given.waitlistSize ?? '一半'}`,
    报名表: form.map(({ label }) => label).join('、'),
    工作人员: (given.staff ?? []).map(({ label }) => label).join('、'),
    试机: loanItems.map(({ name, units }) => `${name} ${units} 件`).join('、'),
    费用: given.feeText ?? '',
    联系: given.contact ?? '',
    注意事项: given.noticeText ?? '',
    封面: given.cover == null ? '没有' : given.cover.key,
    正文: given.body ?? '',
  }
}
