import type { OwnInfo } from '@guangquan/contract'
import { isOpenLink } from '../../platform/open-links.ts'
import { paths } from '../../platform/paths.ts'

export interface PopupKind {
  kind: keyof OwnInfo['popupAccept']
  label: string
  hint: string
}

// Activities and prizes have notices, and no pop-ups.
const allKinds: readonly (PopupKind & { href?: string })[] = [
  { kind: 'circle', label: '圈子审核', hint: '加入圈子的申请和结果', href: paths.circles() },
  { kind: 'system', label: '系统公告', hint: '规则更新和服务调整' },
]

/** The pop-ups a member may switch off, without those of features that are not open. */
export const popupKinds: readonly PopupKind[] = allKinds.filter(
  ({ href }) => href === undefined || isOpenLink(href),
)

/** Which pop-ups are on, in a few words. */
export function popupText(
  accept: OwnInfo['popupAccept'],
  kinds: readonly PopupKind['kind'][] = popupKinds.map(({ kind }) => kind),
): string {
  const on = kinds.filter((kind) => accept[kind]).length
  if (on === kinds.length) return '全部开启'
  return on === 0 ? '已关闭' : `开启 ${on} 项`
}
