import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { ImageBrokenIcon } from './icons/image-broken.gen.ts'
import { whenNearView } from './near-view.ts'
import { blurUrl, photoSrcSet, type PhotoSource } from './photo-source.ts'
import { timing } from './timing.ts'

type PhotoProps = {
  photo: PhotoSource
  alt: string
  /** How wide it is shown, as for `<img sizes>`. */
  sizes: string
  /** Width by height of its place; its own where left out. */
  ratio?: number
  /** For the first large picture of a page: fetched at once, before others. */
  eager?: boolean
  fit?: 'cover' | 'contain'
  className?: string
  style?: CSSProperties
}

type Stage = 'far' | 'loading' | 'ready' | 'failed'

/**
 * A photograph at its own proportions: fetched when it comes near, over its blurred stand-in, shown when it is
 * decoded, asked for once more when it fails, and then honestly missing.
 */
export function Photo({
  photo,
  alt,
  sizes,
  ratio,
  eager = false,
  fit = 'cover',
  className = '',
  style,
}: PhotoProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [stage, setStage] = useState<Stage>(eager ? 'loading' : 'far')
  const [attempt, setAttempt] = useState(0)
  const { blur, color } = photo
  const backing = useMemo(() => (blur && stage !== 'far' ? blurUrl(blur) : undefined), [blur, stage])

  useEffect(() => {
    if (stage !== 'far' || !box.current) return
    return whenNearView(box.current, () => setStage('loading'))
  }, [stage])

  function onError() {
    if (attempt < timing.lazyRetries) setAttempt(attempt + 1)
    else setStage('failed')
  }

  async function onLoad(image: HTMLImageElement) {
    // A picture may be replaced while it is decoded; it is shown all the same, undecoded.
    await image.decode().catch(() => undefined)
    setStage('ready')
  }

  return (
    <span
      ref={box}
      className={`ui-photo ${className}`}
      data-state={stage}
      data-fit={fit}
      style={{
        aspectRatio: ratio ?? photo.width / photo.height,
        '--photo-color': color,
        backgroundImage: backing && stage !== 'failed' ? `url(${backing})` : undefined,
        ...style,
      }}
    >
      {stage === 'loading' || stage === 'ready' ? (
        <img
          key={attempt}
          srcSet={photoSrcSet(photo)}
          sizes={sizes}
          src={photo.url1080}
          alt={alt}
          width={photo.width}
          height={photo.height}
          decoding="async"
          draggable={false}
          fetchPriority={eager ? 'high' : undefined}
          onLoad={(event) => void onLoad(event.currentTarget)}
          onError={onError}
        />
      ) : null}
      {stage === 'far' && alt ? <span role="img" aria-label={alt} /> : null}
      {stage === 'failed' ? (
        <span
          className="ui-photo-failed"
          role="img"
          aria-label={alt ? `${alt}，图片无法显示` : '图片无法显示'}
        >
          <ImageBrokenIcon size={28} />
          <span aria-hidden>图片无法显示</span>
        </span>
      ) : null}
    </span>
  )
}
