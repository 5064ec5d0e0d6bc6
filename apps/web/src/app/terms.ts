import { createStore } from '@guangquan/ui'

/** 4 register agreement, 5 privacy. */
export type TermsType = 4 | 5

export const termsNames = { 4: '注册与服务协议', 5: '隐私条款' } as const satisfies Record<TermsType, string>

/** Which terms are open in their dialog, or null. The shell shows it. */
export const openTermsType = createStore<TermsType | null>(null)

/** Opens terms in a dialog over the page. */
export function openTerms(type: TermsType): void {
  openTermsType.set(type)
}
