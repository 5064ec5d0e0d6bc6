import { ApiError } from '@guangquan/client'
import { sentenceOf } from '../../platform/api.ts'

/** Why a card is not accepted, if the error is about the card. */
export const cardFault = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fieldMessage('card') : undefined

export const sentenceOfCard = (error: unknown): string => cardFault(error) ?? sentenceOf(error)
