// Ids never change.
const named = [
  { id: 'landscape', name: '风光' },
  { id: 'portrait', name: '人像' },
  { id: 'street', name: '人文街拍' },
  { id: 'wildlife', name: '生态野生动物' },
  { id: 'birds', name: '鸟类' },
  { id: 'night', name: '星空夜景' },
  { id: 'architecture', name: '建筑' },
  { id: 'city', name: '城市' },
  { id: 'travel', name: '旅行' },
  { id: 'macro', name: '微距' },
  { id: 'still-life', name: '静物美食' },
  { id: 'sports', name: '体育' },
  { id: 'stage', name: '舞台' },
  { id: 'black-and-white', name: '黑白' },
  { id: 'film', name: '胶片' },
  { id: 'aerial', name: '航拍' },
  { id: 'family', name: '儿童家庭' },
  { id: 'pets', name: '宠物' },
  { id: 'wedding', name: '婚礼' },
  { id: 'video', name: '视频' },
  { id: 'editing', name: '后期' },
  { id: 'gear', name: '器材' },
] as const

// The site has no photograph of a pet at home yet.
const drawn: ReadonlySet<string> = new Set(['pets'])

/** Topics of posts, interests and circles, in display order, with their pictures. */
export const topics = named.map((topic, index) => ({
  ...topic,
  sort: index + 1,
  cover: `/img/topic/${topic.id}.${drawn.has(topic.id) ? 'svg' : 'webp'}`,
}))
