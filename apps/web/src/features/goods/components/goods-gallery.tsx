import type { GoodsDetail } from '@guangquan/contract'
import { useState } from 'react'
import { GoodsPicture } from './goods-picture.tsx'

/** Pictures of goods: one large, the others below it. */
export function GoodsGallery({ goods }: { goods: GoodsDetail }) {
  const [shown, show] = useState(0)
  const { pictureUrls, frameSrc, kind, name, summary } = goods
  return (
    <div className="goods-gallery">
      <div className="goods-frame">
        <GoodsPicture
          url={pictureUrls[shown] ?? null}
          frameSrc={frameSrc}
          kind={kind}
          name={name}
          summary={summary}
          eager
        />
      </div>
      {pictureUrls.length < 2 ? null : (
        <ul aria-label="图片">
          {pictureUrls.map((url, place) => (
            <li key={url}>
              <button
                type="button"
                aria-label={`第 ${place + 1} 张`}
                aria-pressed={place === shown}
                onClick={() => show(place)}
              >
                <img src={url} alt="" width={96} height={72} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
