import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const quizCatalogue = {
  acts: {
    'quizQuestion.replaced': '换掉猜参数的一题',
  },
  targets: {
    quizQuestion: '猜参数',
  },
} as const satisfies DomainCatalogue
