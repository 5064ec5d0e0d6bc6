import type { GoodsDetail } from '@guangquan/contract'
import { goodsPicture } from '@guangquan/contract/goods/goods.words'
import { useState } from 'react'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'
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
          sizes="(min-width: 768px) min(58vw, 800px), 100vw"
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
                <img
                  src={url}
                  srcSet={siteSrcSet({ url }, goodsPicture)}
                  sizes="96px"
                  alt=""
                  width={96}
                  height={72}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
