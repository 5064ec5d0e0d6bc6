import { useTypes } from '@guangquan/contract/media/file-upload.service'
import type { ComponentProps } from 'react'
import { loadChunk } from '../../../platform/load-chunk.ts'
import { PictureField } from '../../../shared/pictures/picture-field.tsx'

type ProofFieldProps = Omit<ComponentProps<typeof PictureField>, 'accept' | 'useType' | 'loadUpload'>

const loadUpload = async () => (await loadChunk(() => import('../../compose/index.ts'))).uploadFile

/** Pictures or PDFs of an invoice or a warranty card. */
export function ProofField(props: ProofFieldProps) {
  return (
    <PictureField
      hint="JPEG、PNG 或 PDF，10 MB 以内，图片短边至少 600 像素。只有你和工作人员看得到"
      {...props}
      accept="image/jpeg,image/png,application/pdf"
      useType={useTypes.proof}
      loadUpload={loadUpload}
    />
  )
}
