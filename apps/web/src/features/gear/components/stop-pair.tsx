import type { PictureTile } from '@guangquan/contract'
import { IconButton } from '@guangquan/ui'
import { CaretLeftIcon, CaretRightIcon } from '@guangquan/ui/icons'
import { useRef, useState } from 'react'
import { LightTable } from '../../../shared/pictures/light-table.tsx'
import { fixedPhotos } from '../../../shared/lists/photo-list.ts'
import { PhotoSheet } from './photo-sheet.tsx'

interface Side {
  name: string
  tiles: readonly PictureTile[]
}

/** Photographs of two lenses at one aperture, side by side; both columns scroll together. */
export function StopPair({ fNumber, sides }: { fNumber: number; sides: readonly [Side, Side] }) {
  const columns = useRef(new Map<number, HTMLDivElement>())
  const [page, setPage] = useState(0)
  const pages = Math.max(sides[0].tiles.length, sides[1].tiles.length)
  const tiles = sides.flatMap((side) => side.tiles)

  // The column under the finger leads, the other one follows.
  function lead(to: number, from?: number) {
    const next = Math.min(pages - 1, Math.max(0, to))
    if (next === page) return
    setPage(next)
    for (const [place, column] of columns.current) {
      if (place !== from) column.scrollTo({ left: next * column.clientWidth, behavior: 'smooth' })
    }
  }

  return (
    <LightTable tiles={tiles} list={() => fixedPhotos(tiles)}>
      <div className="gear-pair">
        <div className="gear-pair-title">
          <h3 className="gear-stop-name">f/{fNumber}</h3>
          {pages < 2 ? null : (
            <div className="gear-pair-pages">
              <IconButton
                label={`f/${fNumber} 上一组`}
                icon={<CaretLeftIcon size={18} />}
                disabled={page === 0}
                onClick={() => lead(page - 1)}
              />
              <span className="ui-print" role="status">
                {page + 1} / {pages}
              </span>
              <IconButton
                label={`f/${fNumber} 下一组`}
                icon={<CaretRightIcon size={18} />}
                disabled={page === pages - 1}
                onClick={() => lead(page + 1)}
              />
            </div>
          )}
        </div>
        {sides.map((side, place) => (
          <PhotoSheet
            key={side.name}
            tiles={side.tiles}
            label={`${side.name}，f/${fNumber}`}
            sheetRef={(element) => {
              if (element !== null) columns.current.set(place, element)
              return () => void columns.current.delete(place)
            }}
            onPage={(to) => {
              // The shorter column stays at its end while the other continues.
              if (to < side.tiles.length - 1 || to > page) lead(to, place)
            }}
          />
        ))}
      </div>
    </LightTable>
  )
}
