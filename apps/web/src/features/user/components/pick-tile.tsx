import { Photo } from '@guangquan/ui'
import { CheckIcon } from '@guangquan/ui/icons'
import { tileAlt, type PhotoTileProps } from '../../photo/index.ts'
import type { Picked } from '../use-picked.ts'

/** One photograph of a wall with a checkbox. */
export function PickTile({ tile, sizes, ratio, width, eager, pick }: PhotoTileProps & { pick: Picked }) {
  return (
    <label className="photo-tile pick-tile" style={{ width, aspectRatio: ratio }}>
      <Photo
        photo={tile.picture}
        alt=""
        sizes={sizes}
        ratio={ratio}
        eager={eager}
        className="photo-tile-picture"
      />
      <input
        type="checkbox"
        aria-label={tileAlt(tile)}
        checked={pick.ids?.includes(tile.id) === true}
        onChange={() => pick.toggle(tile.id)}
      />
      <CheckIcon size={16} weight="bold" />
    </label>
  )
}
