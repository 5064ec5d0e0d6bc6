import { expect, test } from 'vitest'
import { pressText } from './press-text.ts'

const contest = {
  title: '留白冬季影赛',
  theme: '最难的是决定不拍什么',
  organiser: '光圈',
  entryCount: 120,
  people: { entered: 86, disqualified: 2 },
  hasJury: true,
  votes: { all: 900, clean: 860 },
}
const award = {
  prizeName: '金镜头',
  groupName: '单幅组',
  number: '001',
  title: '栈桥有雾',
  nickName: '阿川',
  words: '留白用得克制。',
  isPassedOn: false,
}

test('the text for the press names winners by prize with the jury’s words', () => {
  const text = pressText(contest, [
    award,
    { ...award, number: '007', title: '晚班车', nickName: '', words: '' },
    { ...award, number: '009', title: '递补', isPassedOn: true },
  ])
  expect(text.split('\n')).toEqual([
    '《留白冬季影赛》揭晓',
    '',
    '光圈主办的《留白冬季影赛》公布结果。主题：最难的是决定不拍什么。86 位影友的 120 件作品参赛，公众投出 860 张有效票，由评审团匿名评出。',
    '',
    '金镜头（单幅组）',
    '《栈桥有雾》阿川',
    '评审团：“留白用得克制。”',
    '《晚班车》007 号作品',
    '',
    '评分表和 SHA-256 已在影赛页公布，任何人都可以重新计算名次。',
  ])
})
