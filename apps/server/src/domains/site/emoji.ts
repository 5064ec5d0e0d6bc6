/** Signs that `[code]` in a text stands for, in the order of the picker; the page draws them. */
const faces = [
  '微笑',
  '大笑',
  '笑哭',
  '眨眼',
  '喜欢',
  '惊讶',
  '疑惑',
  '流泪',
  '酷',
  '吹口哨',
  '尴尬',
  '吐舌',
  '生气',
  '委屈',
  '晕',
  '平静',
]
const things = [
  '赞',
  '爱心',
  '鼓掌',
  '握手',
  '相机',
  '光圈',
  '胶卷',
  '太阳',
  '月亮',
  '山',
  '花',
  '咖啡',
  '礼物',
  '庆祝',
  '定位',
  '睡觉',
]

/** The emoji list of the wire. An empty `url` means that the page has a drawing of its own for the code. */
export const emojiList = [
  ...faces.map((name) => ({ code: `[${name}]`, url: '', group: '表情' })),
  ...things.map((name) => ({ code: `[${name}]`, url: '', group: '物件' })),
]
