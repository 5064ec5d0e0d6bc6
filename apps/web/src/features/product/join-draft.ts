import type { ProductApplication } from '@guangquan/contract'
import { createStore } from '@guangquan/ui'
import type { UploadPicture } from '../../shared/pictures/use-upload-pictures.ts'

/** A member's input for an application; it stays while an address is chosen on another page. In memory only. */
export interface JoinDraft {
  activityId: string
  regProductId: string
  giftId: string | null
  /** Another address than the one that the application has. */
  isElsewhere: boolean
  invoices: readonly UploadPicture[]
  remark: string
}

export const joinDraft = createStore<JoinDraft | null>(null)

/** The draft of an application, from its stored values. */
export function draftOf({
  activityId,
  regProductId,
  gift,
  invoicePics,
  remark,
}: Pick<ProductApplication, 'activityId' | 'regProductId' | 'gift' | 'invoicePics' | 'remark'>): JoinDraft {
  return {
    activityId,
    regProductId,
    giftId: gift?.id ?? null,
    isElsewhere: false,
    invoices: invoicePics.map(({ id, fileName, url480, urlPdf }) => ({
      key: id,
      file: null,
      fileId: id,
      fileName,
      ...(urlPdf === null ? { url: url480 } : {}),
    })),
    remark,
  }
}

export const isDraftOf = (
  draft: JoinDraft | null,
  { activityId, regProductId }: Pick<JoinDraft, 'activityId' | 'regProductId'>,
): draft is JoinDraft => draft?.activityId === activityId && draft.regProductId === regProductId

/**
 * Changes the draft of an application.
 * @param begun the initial draft if there is none
 */
export function changeJoinDraft(
  begun: JoinDraft,
  change: (now: JoinDraft) => Partial<JoinDraft> = () => ({}),
): void {
  const stored = joinDraft.get()
  const now = isDraftOf(stored, begun) ? stored : begun
  joinDraft.set({ ...now, ...change(now) })
}

export const clearJoinDraft = (): void => joinDraft.set(null)
