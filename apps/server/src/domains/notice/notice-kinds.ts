import type { NoticeKind, NoticeTab, PopupAccept } from '@guangquan/contract'
import { extensionPoint } from '../../extension-point.ts'

/** How notices of one kind behave; its sentence is in `noticeTexts`. */
export interface NoticeRule {
  tab: NoticeTab
  /** Written once for a target and a member, however often its cause repeats. */
  once?: true
  /** Not written again within this time for the same cause by the same person. */
  quietMs?: number
  /** It pops up once, unless the member switched these pop-ups off. Only for what somebody waits for. */
  popUp?: keyof PopupAccept
  /** The interval above applies to causes by anybody: of several people only the first causes a notice. */
  byAnybody?: true
}

/** The kinds of notices that one domain writes. */
export type NoticeKinds = { readonly [K in NoticeKind]?: NoticeRule }

/** Every kind of notice with its rule. */
export const noticeKinds = extensionPoint<ReadonlyMap<string, NoticeRule>>('noticeKinds')

/** The rule of a kind. @throws for one that no domain declares */
export function noticeRule(kind: NoticeKind): NoticeRule {
  const rule = noticeKinds.get().get(kind)
  if (rule === undefined) throw new Error(`no domain declares notices ${kind}`)
  return rule
}
