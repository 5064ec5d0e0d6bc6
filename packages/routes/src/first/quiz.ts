import { api, call } from '@guangquan/contract/wire/method-ref'

export const quizDay = () => call(api.Quiz.GetDay, {})

export const quizRecord = () => call(api.Quiz.GetMine, {})
