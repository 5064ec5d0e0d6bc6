import type { CommentPicture, PictureShape } from '@guangquan/contract'
import { Button, Flex, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { MaskDialog } from './mask-dialog.tsx'
import type { MaskablePicture } from './maskable-picture.ts'
import type { Masks } from './use-masks.ts'

interface PhotographsProps {
  pictures: readonly PictureShape[]
  /** Actions on a photograph. */
  actsOf?: (picture: PictureShape) => ReactNode
}

/** The photographs of a post as members see them, large, each with its camera data. */
function Photographs({ pictures, actsOf }: PhotographsProps) {
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

/** Of which case pictures can be masked, and the copies that were made. */
export interface Masking {
  caseId: string
  masks: Masks
}

/**
 * Photographs of a post in review, parts of which can be masked.
 * @param masking null if they cannot
 */
export function MaskablePhotographs({
  masking,
  pictures,
}: {
  masking: Masking | null
  pictures: readonly PictureShape[]
}) {
  if (masking === null) return <Photographs pictures={pictures} />
  const { masks } = masking
  const shown = pictures.map((picture) => {
    const copy = masks.copies.get(picture.id)
    return copy === undefined ? picture : { ...picture, ...copy, url2048: null }
  })
  return (
    <Photographs
      pictures={shown}
      actsOf={({ id }) => {
        const picture = pictures.find((one) => one.id === id)
        return picture === undefined ? null : <MaskActs masking={masking} picture={picture} />
      }}
    />
  )
}

/** Actions to mask a picture. */
function MaskActs({ masking: { caseId, masks }, picture }: { masking: Masking; picture: MaskablePicture }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Flex gap={8} align="center" justify="center">
      {masks.copies.has(picture.id) ? (
        <>
          <Tag color="warning">选「打码」以后替换</Tag>
          <Button size="small" onClick={() => masks.set(picture.id, null)}>
            取消打码
          </Button>
        </>
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          给这张打码
        </Button>
      )}
      {isOpen ? (
        <MaskDialog
          caseId={caseId}
          picture={picture}
          onClose={() => setOpen(false)}
          onMade={(copy) => {
            masks.set(picture.id, copy)
            setOpen(false)
          }}
        />
      ) : null}
    </Flex>
  )
}

/**
 * A small picture in review, parts of which can be masked.
 * @param id the key of its mask
 */
export function MaskableSmallPicture({
  masking,
  id,
  picture,
  name,
}: {
  masking: Masking | null
  id: string
  picture: CommentPicture
  name: string
}) {
  const copy = masking?.masks.copies.get(id)
  return (
    <div className="review-small-maskable">
      <SmallPicture picture={copy === undefined ? picture : { ...picture, ...copy }} name={name} />
      {masking === null ? null : <MaskActs masking={masking} picture={{ ...picture, id, url2048: null }} />}
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
