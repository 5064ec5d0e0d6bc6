import { messageLimits } from '@guangquan/contract/message/message.words'
import { useTypes } from '@guangquan/contract/media/file-upload.service'
import { useState } from 'react'
import { loadChunk } from '../../platform/load-chunk.ts'
import {
  isSending,
  useUploadPictures,
  type UploadPicture,
} from '../../shared/pictures/use-upload-pictures.ts'

const loadUpload = async () => (await loadChunk(() => import('../compose/index.ts'))).uploadFile

export interface ChosenPictures {
  pictures: readonly UploadPicture[]
  isUploading: boolean
  /** Why one was not taken, as a sentence. */
  failure: string
  add: (files: readonly File[]) => void
  remove: (key: string) => void
  /** Those that are uploaded, with an address for their bubble; none are chosen afterwards. */
  take: () => { fileId: string; url: string }[]
}

/** Photographs chosen for the next message; each is uploaded at once. */
export function useChosenPictures(): ChosenPictures {
  const [pictures, setPictures] = useState<readonly UploadPicture[]>([])
  const { failure, add, remove } = useUploadPictures({
    pictures,
    max: messageLimits.photographs,
    useType: useTypes.message,
    loadUpload,
    onChange: setPictures,
  })
  return {
    pictures,
    isUploading: isSending(pictures),
    failure,
    add,
    remove,
    take: () => {
      setPictures([])
      // The address lives as long as the page: the bubble shows it until the message is confirmed.
      return pictures.flatMap(({ fileId, file }) =>
        fileId === null || file === null ? [] : [{ fileId, url: URL.createObjectURL(file) }],
      )
    },
  }
}
