/** Why a post with a damaged photograph cannot be published yet. */
export const damageBlock = '有照片可能已损坏，请换一张或确认仍然发布'
