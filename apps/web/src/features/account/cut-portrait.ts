/** A square of a picture, in its own pixels. */
export interface Square {
  x: number
  y: number
  width: number
  height: number
}

export const portraitTypes = ['image/jpeg', 'image/png', 'image/webp']
const maxBytes = 5 * 1024 * 1024
const leastPx = 200
const mostPx = 800

/** Why a file cannot become a portrait, in a sentence; null when it can. */
export async function refusePortrait(file: File): Promise<string | null> {
  if (!portraitTypes.includes(file.type)) return '请选择 JPEG、PNG 或 WebP 图片'
  if (file.size > maxBytes) return '图片太大，最大 5 MB'
  try {
    const picture = await createImageBitmap(file)
    const short = Math.min(picture.width, picture.height)
    picture.close()
    return short < leastPx ? `图片短边不足 ${leastPx} 像素` : null
  } catch {
    return '这张图片已损坏，无法读取'
  }
}

/** Cuts a square out of a picture: a JPEG of at most 800 px. */
export async function cutPortrait(file: Blob, square: Square): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const side = Math.min(mostPx, Math.round(square.width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const paper = canvas.getContext('2d')
  if (paper === null) throw new Error('the browser gives no canvas')
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(picture, square.x, square.y, square.width, square.height, 0, 0, side, side)
  picture.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the canvas gave no picture')) : resolve(blob)),
      'image/jpeg',
      0.92,
    )
  })
}
