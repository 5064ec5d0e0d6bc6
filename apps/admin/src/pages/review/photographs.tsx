import type { CommentPicture, PictureShape } from '@guangquan/contract'

/** The photographs of a post as members see them, large, each with what its camera wrote. */
export function Photographs({ pictures }: { pictures: readonly PictureShape[] }) {
  if (pictures.length === 0) return null
  return (
    <div className="review-photographs">
      {pictures.map((picture, index) => (
        <figure key={picture.id} className="review-photograph">
          <a href={picture.url2048 ?? picture.url1080} target="_blank" rel="noreferrer">
            <img
              src={picture.url1080}
              srcSet={
                picture.url2048 === null ? undefined : `${picture.url1080} 1080w, ${picture.url2048} 2048w`
              }
              sizes="(min-width: 992px) 60vw, 100vw"
              width={picture.width}
              height={picture.height}
              alt={picture.alt === '' ? `第 ${index + 1} 张照片` : picture.alt}
              style={{ backgroundColor: picture.color }}
            />
          </a>
          <figcaption>{exifLine(picture.exif)}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The one photograph of a comment or of a report. */
export function SmallPicture({ picture, name }: { picture: CommentPicture; name: string }) {
  return (
    <a href={picture.url1080} target="_blank" rel="noreferrer">
      <img className="review-small" src={picture.url480} alt={name} />
    </a>
  )
}

function exifLine(exif: PictureShape['exif']): string {
  const parts = [
    exif.cameraName,
    exif.lensName ?? exif.lensModel,
    exif.focalLength === null ? null : `${exif.focalLength} mm`,
    exif.fNumber === null ? null : `f/${exif.fNumber}`,
    exif.exposureTime === null ? null : `${exif.exposureTime} s`,
    exif.iso === null ? null : `ISO ${exif.iso}`,
    exif.shotDate,
    exif.software,
  ].filter((part) => part !== null && part !== '')
  return parts.length === 0 ? '没有拍摄信息' : parts.join(' · ')
}
