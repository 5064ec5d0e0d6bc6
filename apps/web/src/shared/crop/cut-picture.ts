/** A rectangle of a picture, in its own pixels. */
export interface Cut {
  x: number
  y: number
  width: number
  height: number
}

/** Requirements on a picture and its crop. Lengths in pixels. */
export interface CutRule {
  /** Minimum dimensions of the crop. */
  min: { width: number; height: number }
  /** Wider crops are scaled down to it. */
  maxWidth: number
  maxMB: number
}

/** 1:1, at least 200 px. */
export const portraitRule: CutRule = { min: { width: 200, height: 200 }, maxWidth: 800, maxMB: 5 }

export const cutTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Why a file cannot be cropped, as a sentence; null if it can. */
export async function refusePicture(file: File, { min, maxMB }: CutRule): Promise<string | null> {
  if (!cutTypes.includes(file.type)) return '请选择 JPEG、PNG 或 WebP 图片'
  if (file.size > maxMB * 1024 * 1024) return `图片太大，最大 ${maxMB} MB`
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    if (width >= min.width && height >= min.height) return null
    return min.width === min.height
      ? `图片短边不足 ${min.width} 像素`
      : `图片至少要 ${min.width}×${min.height} 像素`
  } catch {
    return '这张图片已损坏，无法读取'
  }
}

/** Crops a picture to a rectangle, as JPEG. */
export async function cutPicture(file: Blob, cut: Cut, { maxWidth }: CutRule): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const width = Math.min(maxWidth, Math.round(cut.width))
  const height = Math.round((width * cut.height) / cut.width)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paper = canvas.getContext('2d')
  if (paper === null) throw new Error('the browser gives no canvas')
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height)
  picture.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the canvas gave no picture')) : resolve(blob)),
      'image/jpeg',
      0.92,
    )
  })
}
