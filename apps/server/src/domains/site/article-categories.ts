/** Categories of articles, in display order. Ids never change; the contract's limits name the last one. */
export const articleCategories = [
  { id: 1, name: '入门' },
  { id: 2, name: '器材' },
  { id: 3, name: '风光' },
  { id: 4, name: '人像' },
  { id: 5, name: '人文' },
  { id: 6, name: '生态' },
  { id: 7, name: '后期' },
  { id: 8, name: '视频拍摄' },
]
