import { BreathingIris, IconButton } from '@guangquan/ui'
import { XIcon } from '@guangquan/ui/icons'
import { useObjectUrl } from '../../../shared/pictures/use-object-url.ts'
import type { UploadPicture } from '../../../shared/pictures/use-upload-pictures.ts'
import type { ChosenPictures as Chosen } from '../use-chosen-pictures.ts'

/** The photographs of the next message, with a button to take each away. */
export function ChosenPictures({ pictures: { pictures, failure, remove } }: { pictures: Chosen }) {
  return (
    <>
      {pictures.length === 0 ? null : (
        <ul className="message-chosen" aria-label="要发的照片">
          {pictures.map((picture, place) => (
            <Thumb
              key={picture.key}
              picture={picture}
              place={place + 1}
              onRemove={() => remove(picture.key)}
            />
          ))}
        </ul>
      )}
      {failure === '' ? null : (
        <p role="alert" className="message-hint text-danger">
          {failure}
        </p>
      )}
    </>
  )
}

interface ThumbProps {
  picture: UploadPicture
  place: number
  onRemove: () => void
}

function Thumb({ picture: { file, fileId }, place, onRemove }: ThumbProps) {
  const url = useObjectUrl(file)
  return (
    <li>
      {url === undefined ? null : <img src={url} alt={`第 ${place} 张照片`} draggable={false} />}
      {fileId === null ? <BreathingIris size={24} /> : null}
      <IconButton label={`移除第 ${place} 张照片`} icon={<XIcon size={16} />} onClick={onRemove} />
    </li>
  )
}
