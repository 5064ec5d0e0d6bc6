import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const questionnaireCatalogue = {
  errors: {
    AnswerRefused: { code: 4030, text: '现在不能交卷：{text}' },
    AnsweredAlready: { code: 4031, text: '这份问卷你已经答过了' },
  },
  acts: {
    'questionnaire.created': '写问卷',
    'questionnaire.saved': '修改问卷',
    'questionnaire.copied': '复制问卷',
    'questionnaire.published': '发布问卷',
    'questionnaire.closed': '关闭问卷',
    'questionnaire.reopened': '重新开放问卷',
    'questionnaire.invited': '通知会员答问卷',
    'questionnaire.carelessSet': '设置计不计入低质答案',
  },
  targets: {
    questionnaire: '问卷',
  },
  notices: {
    'questionnaire.invited': '有一份问卷{title}想听听你的看法',
  },
} as const satisfies DomainCatalogue
