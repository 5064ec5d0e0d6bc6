import { createStore } from '@guangquan/ui'

/** 4 user agreement, 5 privacy, 6 contests, 7 stores. */
export type TermsType = 4 | 5 | 6 | 7

export const termsNames = {
  4: '注册与服务协议',
  5: '隐私条款',
  6: '比赛与活动条款',
  7: '门店与画廊投稿条款',
} as const satisfies Record<TermsType, string>

/** Whether the site can show this type of terms. */
export function isTermsType(type: number): type is TermsType {
  return type in termsNames
}

/** The terms open in their dialog, or null. The shell shows it. */
export const openTermsType = createStore<TermsType | null>(null)

/** Opens terms in a dialog over the page. */
export function openTerms(type: TermsType): void {
  openTermsType.set(type)
}
