import { api, client } from '../../platform/api.ts'
import { updateUser } from '../../platform/session/session.ts'
import { uploadFile } from '../compose/index.ts'

/** Uploads a cropped avatar and sets it as the member's own. @throws ApiError */
export async function savePortrait(portrait: Blob): Promise<void> {
  const { fileId } = await uploadFile(new File([portrait], 'portrait.jpg', { type: portrait.type }), {
    useType: 2,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  const info = await client.call(api.UserInfo.Update, { headPic: fileId, requestId: crypto.randomUUID() })
  updateUser({ headPicUrl: info.headPicUrl })
}
