import type { TagState } from '@guangquan/contract'

export const tagStates: Record<TagState, string> = { open: '可用', merged: '已合并', banned: '已封禁' }
