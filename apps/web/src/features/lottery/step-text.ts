import { groupedHash } from './lottery-text.ts'
import type { LotteryRecord, Step } from './verify-lottery.mjs'

interface StepText {
  title: string
  text: string
  /** The numbers that a layman compares. */
  fact: string
}

const both = (published = '', computed = '') => `${groupedHash(published)} = ${groupedHash(computed)}`

/** The result of a step as text. */
export function stepText(step: Step, record: LotteryRecord): StepText {
  const { published, computed, count = 0, all = 0 } = step
  const ofRound = record.rounds.length > 1 ? `第 ${step.round} 天：` : ''
  const title = (text: string) => `${ofRound}${text}`
  switch (step.step) {
    case 'seed':
      return {
        title: title(step.isRight ? '种子没有换过' : '种子对不上'),
        text: '对公开的种子求 SHA-256，和开始前公布的指纹比一比',
        fact: step.isRight
          ? both(published, computed)
          : `公布的 ${groupedHash(published ?? '')}，你算的 ${groupedHash(computed ?? '')}`,
      }
    case 'chain':
      return {
        title: title(step.isRight ? '名单没有动过' : '名单对不上'),
        text: `从第 1 环重算到第 ${count} 环，再和公布的链尾比一比`,
        fact: step.isRight
          ? groupedHash(computed ?? '')
          : step.brokenAt == null
            ? `公布的链尾 ${groupedHash(published ?? '')}，你算的 ${groupedHash(computed ?? '')}`
            : `从第 ${step.brokenAt} 环起对不上`,
      }
    case 'value':
      return {
        title: title(step.source === '' ? '这次没有公共数' : '公共数请自己查一查'),
        text:
          step.source === ''
            ? '规则里没有写公共数，结果只由种子和名单决定'
            : `${step.source ?? ''}，两位工作人员分别录入`,
        fact: step.source === '' ? '' : String(step.value ?? ''),
      }
    case 'first':
      return {
        title: title(
          step.number === undefined ? '没有人参加，没有人中奖' : `第一份奖品落在第 ${step.number} 位`,
        ),
        text: '几样东西合在一起算出一个大数，除以人数取余数，从 0 数起',
        fact: step.number === undefined ? '' : `${String(step.value)} ÷ ${count}，余 ${step.index ?? 0}`,
      }
    case 'winners':
      return {
        title: title(step.isRight ? `${all} 份中奖全部相同` : '中奖名单对不上'),
        text: record.type === 1 ? '每一次都照当天的种子重算一遍' : '中过的人离开名单，剩下的接着算',
        fact: `${count} / ${all}`,
      }
  }
}
