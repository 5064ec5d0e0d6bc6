import { api, call } from '@guangquan/contract/wire/method-ref'

/** Questionnaires that the caller may answer now. */
export const openQuestionnaires = () => call(api.Questionnaire.GetList, {})

export const oneQuestionnaire = (id: string) => call(api.Questionnaire.GetDetail, { id })

/** @param previewToken for a draft; empty for a published one */
export const previewOfQuestionnaire = (id: string, previewToken: string) =>
  call(api.Questionnaire.Preview, { id, previewToken })

export const resultOfQuestionnaire = (id: string) => call(api.Questionnaire.GetResult, { id })
