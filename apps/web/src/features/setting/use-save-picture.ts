import { uploadFile } from '../compose/index.ts'
import { useSaveOwn } from './own-info.tsx'

const uses = {
  avatar: { useType: 2, fileName: 'portrait.jpg' },
  background: { useType: 3, fileName: 'background.jpg' },
} as const

/** Uploads a cropped picture and sets it as the member's avatar or background. @throws ApiError */
export function useSavePicture(use: keyof typeof uses): (picture: Blob) => Promise<void> {
  const save = useSaveOwn()
  const { useType, fileName } = uses[use]
  return async (picture) => {
    const { fileId } = await uploadFile(new File([picture], fileName, { type: picture.type }), {
      useType,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    })
    await save(use === 'avatar' ? { headPic: fileId } : { background: fileId })
  }
}
