import type { VirtualGift } from '@guangquan/contract'
import type { Queryable, Tx } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'

/** An ordered virtual good. */
export interface GivenGood {
  memberId: string
  orderId: string
  goodsName: string
  count: number
  /** Which one; empty if there is nothing to choose. */
  choice: string
  now: Date
}

/** Something of the site that virtual goods give: implemented by the domain that it belongs to. */
export interface VirtualGood {
  /** Stored with the goods. */
  gives: string
  name: string
  /** The choices for staff; absent if there is nothing to choose. */
  listChoices?: (db: Queryable) => Promise<VirtualGift['choices']>
  /** The frame that a choice is. */
  frameSrcOf?: (choice: string) => string
  /** Locks what `give` changes and what comes before accounts of coins in the lock order. */
  lock?: (tx: Tx, memberId: string) => Promise<void>
  /** Gives it, in the transaction of the order. */
  give: (tx: Tx, given: GivenGood) => Promise<void>
  /**
   * Takes back the goods of an order.
   * @returns false if it was used, or cannot be distinguished from other possessions
   */
  takeBack: (tx: Tx, given: GivenGood) => Promise<boolean>
}

export const virtualGoods = extensionPoint<readonly VirtualGood[]>('virtualGoods')

/** The frame that goods give; null for all others. */
export function frameSrcOf({ gives, gives_choice: choice }: { gives: string | null; gives_choice: string }) {
  return (
    virtualGoods
      .get()
      .find((good) => good.gives === gives)
      ?.frameSrcOf?.(choice) ?? null
  )
}

/** @throws if no domain gives it: the program is older than its data */
export function findVirtualGood(gives: string): VirtualGood {
  const found = virtualGoods.get().find((good) => good.gives === gives)
  if (found === undefined) throw new Error(`no domain gives ${gives}`)
  return found
}
