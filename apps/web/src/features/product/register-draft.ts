import type { ProductCard, ProductOrigin, ShopItem, UserProductDetail } from '@guangquan/contract'
import { createStore } from '@guangquan/ui'
import type { UploadPicture } from '../../shared/pictures/use-upload-pictures.ts'

/** A member's input for a registration. In memory only: numbers and codes are not stored in the browser. */
export interface RegisterDraft {
  categoryId: number | null
  product: ProductCard | null
  serialNumber: string
  accessCode: string
  /** Another member registered the number; this one asks staff to check whose it is. */
  claim: boolean
  /** Whether the number is in the list of shipped products; otherwise an invoice is needed. */
  isShipped: boolean
  buyDate: string | null
  buyChannelType: number | null
  /** A shop of the list, if the channel is a shop; it replaces a typed name. */
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

/** Whether a step can be shown: later ones need the input of earlier ones. */
export const allowsStep = (draft: RegisterDraft, step: RegisterStep): boolean =>
  step === 6 ? draft.done !== null : step <= furthestStep(draft)

/** The step to show instead of one that cannot be shown: after a registration its result. */
export const stepInstead = (draft: RegisterDraft): RegisterStep =>
  draft.done === null ? furthestStep(draft) : 6

function furthestStep(draft: RegisterDraft): RegisterStep {
  if (draft.categoryId === null && draft.product === null) return 1
  if (draft.product === null) return 2
  if (draft.serialNumber === '') return 3
  const isBought = draft.buyDate !== null && draft.buyChannelType !== null && draft.productOrigin !== null
  return isBought ? 5 : 4
}
