import { api, call } from '@guangquan/contract/wire/method-ref'

/** What the caller may answer now. */
export const openQuestionnaires = () => call(api.Questionnaire.GetList, {})

/** A questionnaire as the caller answers it. */
export const oneQuestionnaire = (id: string) => call(api.Questionnaire.GetDetail, { id })

/** @param previewToken of a draft; empty for one that was published */
export const previewOfQuestionnaire = (id: string, previewToken: string) =>
  call(api.Questionnaire.Preview, { id, previewToken })

export const resultOfQuestionnaire = (id: string) => call(api.Questionnaire.GetResult, { id })
