import { showsCoins } from './pay-text.ts'

/** What members may do from a level on; levels without an entry add nothing of their own yet. */
export const privileges: readonly { level: number; name: string }[] = [
  { level: 1, name: '发布照片，评论、点赞和收藏' },
  { level: 1, name: '5 GB 原图空间' },
  { level: 2, name: '发布视频' },
  { level: 2, name: '发起投票' },
  { level: 3, name: '发布文章' },
  { level: 3, name: '举报更快起作用' },
  { level: 4, name: '作品水印可以平铺' },
  { level: 4, name: '20 GB 原图空间' },
  ...(showsCoins ? [{ level: 5, name: '任务多得 15% 金币' }] : []),
  { level: 7, name: '单张照片最大 80 MB' },
  { level: 7, name: '50 GB 原图空间' },
  { level: 7, name: '最多关注 5,000 位影友' },
  { level: 10, name: '按等级领取的权益份数翻倍' },
]
