import { endOfQuestions, questionTypes, type Question } from '@guangquan/contract'

const types = questionTypes

type Part = Partial<Question> & Pick<Question, 'key' | 'type' | 'title'>

const ask = (more: Part): Question => ({
  hint: '',
  required: false,
  newPage: false,
  options: [],
  hasOther: false,
  shuffled: false,
  min: 0,
  max: 1,
  rows: [],
  showIf: [],
  jumps: [],
  ...more,
})

const listed = (...texts: string[]) => texts.map((text, at) => ({ key: `o${at + 1}`, text, picture: '' }))
const pictured = (...pairs: [text: string, picture: string][]) =>
  pairs.map(([text, picture], at) => ({ key: `o${at + 1}`, text, picture: `/img/topic/${picture}.webp` }))

/** Every type of question, with conditions, a jump and pages. */
export const monthQuestions: readonly Question[] = [
  ask({
    key: 'hello',
    type: types.note,
    title: '先谢谢你',
    hint: '没有对错，想到什么写什么。',
  }),
  ask({ key: 'model', type: types.product, title: '你主要用哪一台？', required: true }),
  ask({
    key: 'since',
    type: types.single,
    title: '买了多久？',
    required: true,
    newPage: true,
    options: listed('不到一个月', '一到三个月', '三个月到半年', '半年以上'),
  }),
  ask({
    key: 'like',
    type: types.picture,
    title: '哪几张最像你平时拍的？',
    hint: '',
    required: true,
    newPage: true,
    min: 1,
    max: 3,
    options: pictured(
      ['人像', 'portrait'],
      ['街头', 'street'],
      ['风光', 'landscape'],
      ['微距', 'macro'],
      ['城市夜景', 'night'],
      ['静物', 'still-life'],
    ),
  }),
  ask({
    key: 'iso',
    type: types.dropdown,
    title: '夜景时，你最常用的感光度',
    showIf: [{ question: 'like', operator: 'is', values: ['o5'] }],
    options: listed('800 以下', '1600', '3200', '6400', '12800 以上'),
  }),
  ask({
    key: 'nps',
    type: types.nps,
    title: '把它推荐给朋友，你有多愿意？',
    required: true,
    newPage: true,
    jumps: [{ when: [{ question: 'nps', operator: 'from', values: ['9'] }], to: 'parts' }],
  }),
  ask({
    key: 'why',
    type: types.text,
    title: '差的分在哪里？',
    hint: '选填，一两句就好',
  }),
  ask({
    key: 'parts',
    type: types.matrix,
    title: '用了一个月，这几样怎么样？',
    hint: '每行选一个',
    required: true,
    newPage: true,
    options: listed('很差', '较差', '一般', '较好', '很好'),
    rows: [
      { key: 'af', text: '弱光下的对焦' },
      { key: 'grip', text: '握感与重量' },
      { key: 'menu', text: '菜单和按键' },
      { key: 'cell', text: '电池，零下的时候' },
    ],
  }),
  ask({
    key: 'next',
    type: types.order,
    title: '下一版固件，你最想先要什么？',
    hint: '拖动排序，或点箭头',
    newPage: true,
    options: listed(
      '夜间界面亮度',
      '机内多重曝光预览',
      '间隔拍摄时锁定曝光',
      '按人脸记住对焦',
      '胶片边码水印',
    ),
  }),
  ask({
    key: 'use',
    type: types.multiple,
    title: '这些功能用过哪些？',
    newPage: true,
    max: 5,
    hasOther: true,
    shuffled: true,
    options: listed('焦点包围', '像素合成', '遥控拍摄', '机内裁切'),
  }),
  ask({ key: 'score', type: types.rating, title: '总的来说，打几分？', required: true, newPage: true }),
  ask({ key: 'when', type: types.date, title: '最近一次出门拍是哪天？', newPage: true }),
  ask({ key: 'where', type: types.area, title: '你常住在哪里？' }),
  ask({ key: 'word', type: types.line, title: '一句话形容它', newPage: true }),
]

/** A few questions after an activity. */
export const eveningQuestions: readonly Question[] = [
  ask({ key: 'score', type: types.rating, title: '这次活动打几分？', required: true }),
  ask({
    key: 'best',
    type: types.single,
    title: '最喜欢哪一段？',
    hasOther: true,
    options: listed('讲解', '实拍', '看片', '认识新朋友'),
    jumps: [{ when: [{ question: 'score', operator: 'from', values: ['5'] }], to: endOfQuestions }],
  }),
  ask({ key: 'better', type: types.text, title: '哪里可以更好？', newPage: true }),
]
