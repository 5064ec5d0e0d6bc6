import { boot } from '../boot.ts'
import { removeForeignMirrored } from '../mirrored-drafts.ts'
import { removeForeignDrafts } from './local-drafts.ts'

/** When a member signs in: nobody finds what another member wrote at this browser. */
export function removeOthersDrafts(memberId: string): void {
  removeForeignDrafts(localStorage, { productKey: boot.settings.productKey, memberId })
  void removeForeignMirrored(memberId, Date.now())
}
