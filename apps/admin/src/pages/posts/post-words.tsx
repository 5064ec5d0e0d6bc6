import { Tag } from 'antd'

export const postStates: Record<string, { name: string; color: string }> = {
  1: { name: '待审核', color: 'warning' },
  2: { name: '已发布', color: 'success' },
  3: { name: '仅自己可见', color: 'warning' },
  4: { name: '未通过', color: 'error' },
  5: { name: '已删除', color: 'default' },
}

export const postKinds: Record<string, string> = { 1: '照片', 2: '文章', 3: '视频', 4: '投票', 8: '课程' }

export function PostState({ status }: { status: number }) {
  const state = postStates[status]
  return state === undefined ? null : <Tag color={state.color}>{state.name}</Tag>
}
