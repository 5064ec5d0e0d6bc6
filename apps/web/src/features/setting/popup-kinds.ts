import type { OwnInfo } from '@guangquan/contract'

export interface PopupKind {
  kind: keyof OwnInfo['popupAccept']
  label: string
  hint: string
}

/** The pop-ups a member may switch off. */
export const popupKinds: readonly PopupKind[] = [
  {
    kind: 'activity',
    label: '活动提醒',
    hint: '报名的结果、候补的空位和取消',
  },
  { kind: 'prize', label: '获奖与礼物', hint: '获奖、收到礼物' },
  { kind: 'circle', label: '圈子审核', hint: '加入圈子的申请有了结果' },
  { kind: 'system', label: '系统公告', hint: '规则更新和服务调整' },
]

/** Which pop-ups are on, in a few words. */
export function popupText(
  accept: OwnInfo['popupAccept'],
  kinds: readonly PopupKind['kind'][] = popupKinds.map(({ kind }) => kind),
): string {
  const on = kinds.filter((kind) => accept[kind]).length
  if (on === kinds.length) return '全部开启'
  return on === 0 ? '已关闭' : `开启 ${on} 项`
}
