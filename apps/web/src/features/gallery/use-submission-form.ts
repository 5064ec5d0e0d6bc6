import type { ApiError } from '@guangquan/client'
import type { OpenCall } from '@guangquan/contract'
import { gallerySentences } from '@guangquan/contract/gallery/gallery.words'
import { submissionText } from '@guangquan/contract/gallery/gallery.shapes'
import { useState } from 'react'
import { useCheckedField } from '../../shared/forms/use-checked-field.ts'
import { fileIdsOf, type UploadPicture } from '../../shared/pictures/use-upload-pictures.ts'

/** Values and errors of a submission to an open call. */
export function useSubmissionForm({ id: callId }: OpenCall) {
  const title = useCheckedField(submissionText.title)
  const statement = useCheckedField(submissionText.statement)
  const realName = useCheckedField(submissionText.realName)
  const phone = useCheckedField(submissionText.phone)
  const [pictures, changePictures] = useState<readonly UploadPicture[]>([])
  const [picturesError, setPicturesError] = useState<string | null>(null)
  const [agrees, setAgrees] = useState(false)
  const [agreeError, setAgreeError] = useState<string | null>(null)
  const texts = { title, statement, realName, phone }

  return {
    ...texts,
    pictures,
    picturesError,
    setPictures: (change: (before: readonly UploadPicture[]) => readonly UploadPicture[]): void => {
      changePictures(change)
      setPicturesError(null)
    },
    agrees,
    agreeError,
    setAgrees: (on: boolean): void => {
      setAgrees(on)
      setAgreeError(null)
    },
    dirty: Object.values(texts).some(({ value }) => value !== '') || pictures.length > 0,
    /** Validates all fields: returns the input of the call, or undefined with every error shown. */
    check() {
      const [named, told] = [title.check(), statement.check()]
      const [name, number] = [realName.check(), phone.check()]
      if (pictures.length === 0) setPicturesError(gallerySentences.noPhotos)
      if (!agrees) setAgreeError('请先阅读并同意投稿条款')
      if (named === undefined || told === undefined || name === undefined || number === undefined)
        return undefined
      if (pictures.length === 0 || !agrees) return undefined
      const fileIds = fileIdsOf(pictures)
      const agreed: true = true
      return { callId, title: named, statement: told, realName: name, phone: number, fileIds, agreed }
    },
    /** Shows the server's sentences beside their fields. @returns whether there was one */
    refuse(failure: ApiError): boolean {
      let shown = false
      for (const [name, field] of Object.entries(texts)) {
        const sentence = failure.fieldMessage(name)
        if (sentence === undefined) continue
        field.refuse(sentence)
        shown = true
      }
      const ofPhotos =
        failure.fieldMessage('fileIds') ??
        (failure.kind === 'UploadNotFound' ? '有照片已经过期或用在别处，请移除后重新添加' : undefined)
      if (ofPhotos === undefined) return shown
      setPicturesError(ofPhotos)
      return true
    },
  }
}
