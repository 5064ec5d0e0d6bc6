import { pressedKey } from '@guangquan/ui/pressed-key'
import type { ShopDetail } from '@guangquan/contract'
import { shopPicture } from '@guangquan/contract/shop/shop.words'
import { IconButton, Modal } from '@guangquan/ui'
import { CaretLeftIcon, CaretRightIcon } from '@guangquan/ui/icons'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'
import { useState, type KeyboardEvent } from 'react'

interface StorePhotosProps {
  store: Pick<ShopDetail, 'name' | 'pictures'>
  onClose: () => void
}

/** The photographs of a store, one at a time. */
export function StorePhotos({ store: { name, pictures }, onClose }: StorePhotosProps) {
  const [shown, show] = useState(0)
  const count = pictures.length
  const picture = pictures[shown]
  const step = (by: number) => show((shown + by + count) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event)
    if (key === 'ArrowLeft') step(-1)
    else if (key === 'ArrowRight') step(1)
  }
  return (
    // Around the dialog: the focus is on its close button when it opens.
    <div onKeyDown={onKeyDown}>
      <Modal open onClose={onClose} title={name} size="wide" closable>
        <div className="store-photos-frame">
          <img
            key={shown}
            srcSet={picture && siteSrcSet(picture, shopPicture)}
            sizes="min(100vw, 64vh * 4 / 3)"
            src={picture?.url}
            alt={`${name}，第 ${shown + 1} 张，共 ${count} 张`}
            width={1200}
            height={900}
          />
        </div>
        {count < 2 ? null : (
          <div className="store-photos-bar">
            <IconButton label="上一张" icon={<CaretLeftIcon />} edge round onClick={() => step(-1)} />
            <p className="ui-print" role="status">
              <span className="sr-only">第 </span>
              {shown + 1} / {count}
            </p>
            <IconButton label="下一张" icon={<CaretRightIcon />} edge round onClick={() => step(1)} />
          </div>
        )}
      </Modal>
    </div>
  )
}
