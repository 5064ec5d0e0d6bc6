import type { ApiError } from '@guangquan/client'
import type { FeedbackType } from '@guangquan/contract/feedback/feedback.words'
import { feedbackContact, feedbackText } from '@guangquan/contract/feedback/feedback.shapes'
import { useState } from 'react'
import { useCheckedField } from '../../shared/forms/use-checked-field.ts'
import { fileIdsOf, type UploadPicture } from '../../shared/pictures/use-upload-pictures.ts'

/** A ticket to send. */
export interface WrittenFeedback {
  type: FeedbackType
  text: string
  contact: string
  pictures: string[]
}

/** Values and errors of the form of a ticket. */
export function useFeedbackForm() {
  const text = useCheckedField(feedbackText)
  const contact = useCheckedField(feedbackContact)
  const [type, chooseType] = useState<FeedbackType | null>(null)
  const [typeError, setTypeError] = useState<string | null>(null)
  const [pictures, changePictures] = useState<readonly UploadPicture[]>([])
  const [picturesError, setPicturesError] = useState<string | null>(null)

  return {
    text,
    contact,
    type,
    typeError,
    setType: (next: FeedbackType): void => {
      chooseType(next)
      setTypeError(null)
    },
    pictures,
    picturesError,
    setPictures: (change: (before: readonly UploadPicture[]) => readonly UploadPicture[]): void => {
      changePictures(change)
      setPicturesError(null)
    },
    dirty: text.value !== '' || contact.value !== '' || pictures.length > 0,
    /** Validates all fields: returns the ticket to send, or undefined with every error shown. */
    check(): WrittenFeedback | undefined {
      if (type === null) setTypeError('请选择类型')
      const [written, reached] = [text.check(), contact.check()]
      if (type === null || written === undefined || reached === undefined) return undefined
      return { type, text: written, contact: reached, pictures: fileIdsOf(pictures) }
    },
    /** Shows the server's sentences beside their fields. @returns whether there was one */
    refuse(failure: ApiError): boolean {
      const inText = failure.fieldMessage('text')
      const inContact = failure.fieldMessage('contact')
      if (inText !== undefined) text.refuse(inText)
      if (inContact !== undefined) contact.refuse(inContact)
      if (failure.kind === 'UploadNotFound') setPicturesError('有照片已经过期，请移除后重新添加')
      return inText !== undefined || inContact !== undefined || failure.kind === 'UploadNotFound'
    },
  }
}
