import type { CommentPicture, PictureShape } from '@guangquan/contract'
import { Button, Flex, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { MaskDialog } from './mask-dialog.tsx'
import type { Masks } from './use-masks.ts'

interface PhotographsProps {
  pictures: readonly PictureShape[]
  /** What can be done with one. */
  actsOf?: (picture: PictureShape) => ReactNode
}

/** The photographs of a post as members see them, large, each with what its camera wrote. */
export function Photographs({ pictures, actsOf }: PhotographsProps) {
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
          {actsOf?.(picture)}
        </figure>
      ))}
    </div>
  )
}

/** The photographs of a post that waits: parts of each can be masked. */
export function MaskablePhotographs({
  caseId,
  pictures,
  masks,
}: {
  caseId: string
  pictures: readonly PictureShape[]
  masks: Masks
}) {
  const [marked, setMarked] = useState<PictureShape | null>(null)
  const shown = pictures.map((picture) => {
    const copy = masks.copies.get(picture.id)
    return copy === undefined ? picture : { ...picture, ...copy, url2048: null }
  })
  return (
    <>
      <Photographs
        pictures={shown}
        actsOf={(picture) => (
          <Flex gap={8} align="center" justify="center">
            {masks.copies.has(picture.id) ? (
              <>
                <Tag color="warning">选「打码」以后替换</Tag>
                <Button size="small" onClick={() => masks.set(picture.id, null)}>
                  取消打码
                </Button>
              </>
            ) : (
              <Button
                size="small"
                onClick={() => setMarked(pictures.find(({ id }) => id === picture.id) ?? null)}
              >
                给这张打码
              </Button>
            )}
          </Flex>
        )}
      />
      {marked === null ? null : (
        <MaskDialog
          caseId={caseId}
          picture={marked}
          onClose={() => setMarked(null)}
          onMade={(copy) => {
            masks.set(marked.id, copy)
            setMarked(null)
          }}
        />
      )}
    </>
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
