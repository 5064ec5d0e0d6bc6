import type { ProductCard, ProductOrigin, ShopItem, UserProductDetail } from '@guangquan/contract'
import { createStore } from '@guangquan/ui'
import type { UploadPicture } from '../../shared/pictures/use-upload-pictures.ts'

/** What a member has typed of a registration. In memory only: numbers and codes are not stored in the browser. */
export interface RegisterDraft {
  categoryId: number | null
  product: ProductCard | null
  serialNumber: string
  accessCode: string
  /** Somebody else registered the number; the member asks staff to check who has it. */
  claim: boolean
  /** Whether the number is in the list of what was shipped; one that is not needs an invoice. */
  isShipped: boolean
  buyDate: string | null
  buyChannelType: number | null
  /** Of the list, where the channel is a shop; it replaces a name that was typed. */
  shop: ShopItem | null
  shopName: string
  productOrigin: ProductOrigin | null
  price: string
  invoices: readonly UploadPicture[]
  warrantyCards: readonly UploadPicture[]
  done: UserProductDetail | null
}

const empty: RegisterDraft = {
  categoryId: null,
  product: null,
  serialNumber: '',
  accessCode: '',
  claim: false,
  isShipped: true,
  buyDate: null,
  buyChannelType: null,
  shop: null,
  shopName: '',
  productOrigin: null,
  price: '',
  invoices: [],
  warrantyCards: [],
  done: null,
}

export const registerDraft = createStore<RegisterDraft>(empty)

export function changeDraft(change: Partial<RegisterDraft>): void {
  registerDraft.set({ ...registerDraft.get(), done: null, ...change })
}

/** Ends a registration: only its result stays. */
export function finishDraft(done: UserProductDetail): void {
  registerDraft.set({ ...empty, done })
}

export const clearDraft = (): void => registerDraft.set(empty)

export const registerSteps = [1, 2, 3, 4, 5, 6] as const
export type RegisterStep = (typeof registerSteps)[number]

/** Whether a step can be shown: a later one lacks what an earlier one asks for. */
export const allowsStep = (draft: RegisterDraft, step: RegisterStep): boolean =>
  step === 6 ? draft.done !== null : step <= furthestStep(draft)

/** Where a step that cannot be shown leads: after a registration to its result. */
export const stepInstead = (draft: RegisterDraft): RegisterStep =>
  draft.done === null ? furthestStep(draft) : 6

function furthestStep(draft: RegisterDraft): RegisterStep {
  if (draft.categoryId === null && draft.product === null) return 1
  if (draft.product === null) return 2
  if (draft.serialNumber === '') return 3
  const isBought = draft.buyDate !== null && draft.buyChannelType !== null && draft.productOrigin !== null
  return isBought ? 5 : 4
}
