import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { ImageBrokenIcon } from '../icons/image-broken.gen.ts'
import { whenNearView } from './near-view.ts'
import { coverSizes, photoSrcSet, wideScreen, type PhotoSource } from './photo-source.ts'
import { timing } from '../timing.ts'

type PhotoProps = {
  photo: PhotoSource
  alt: string
  /** Width of its box, as for `<img sizes>`. */
  sizes: string
  /** Aspect ratio of its box; defaults to its own. A wider photograph is cropped at its sides. */
  ratio?: number
  /** The first large picture of a page: loaded immediately, before others. */
  eager?: boolean
  /** In the first view of a page, but not its main picture: loaded without waiting for a script. */
  early?: boolean
  /** May be in a hidden part of the page: not loaded while hidden. */
  unlessHidden?: boolean
  fit?: 'cover' | 'contain'
  className?: string
  style?: CSSProperties
}

type Stage = 'far' | 'loading' | 'ready' | 'failed'

/**
 * A photograph with its own proportions: loaded when near the viewport, after those in it, over a blurred placeholder,
 * shown when decoded; retried once on failure, then marked as missing. An early one is shown progressively.
 */
export function Photo({
  photo,
  alt,
  sizes: boxSizes,
  ratio,
  eager = false,
  early = eager,
  unlessHidden = false,
  fit = 'cover',
  className = '',
  style,
}: PhotoProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [stage, setStage] = useState<Stage>(early ? 'loading' : 'far')
  const [attempt, setAttempt] = useState(0)
  const image = useRef<HTMLImageElement>(null)
  const { blur, color } = photo
  const sizes = ratio === undefined || fit === 'contain' ? boxSizes : coverSizes(boxSizes, photo, ratio)

  useEffect(() => {
    if (stage !== 'far' || !box.current) return
    const load = () => setStage('loading')
    return whenNearView(box.current, (isBelow) => {
      // Without the script nothing has to wait.
      if (isBelow) import('./photo-later.ts').then(({ afterPhotosInView }) => afterPhotosInView(load), load)
      else load()
    })
  }, [stage])

  // Decoding the placeholder costs more than drawing it: done after the first paint, by a script of its own.
  useEffect(() => {
    const frame = box.current
    if (stage === 'failed') frame?.style.removeProperty('background-image')
    if (stage !== 'loading' || !blur || !frame || image.current?.complete) return
    let isWanted = true
    import('./photo-later.ts').then(
      ({ blurUrl }) => {
        const backing = isWanted && !image.current?.complete && blurUrl(blur)
        if (backing) frame.style.backgroundImage = `url(${backing})`
      },
      // Its average colour stands there already.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [stage, blur])

  // When rendered on the server, it may have loaded or failed before the listeners were attached.
  useEffect(() => {
    const early = image.current
    if (!early?.complete) return
    if (early.naturalWidth > 0) setStage('ready')
    else if (early.currentSrc !== '') setAttempt(1)
  }, [])

  function onError() {
    if (attempt < timing.lazyRetries) setAttempt(attempt + 1)
    else setStage('failed')
  }

  async function onLoad(image: HTMLImageElement) {
    // The source may change while it is decoded; it is then shown undecoded.
    await image.decode().catch(() => undefined)
    setStage('ready')
  }

  const shown = (
    <img
      key={attempt}
      ref={image}
      srcSet={photoSrcSet(photo)}
      sizes={sizes}
      src={photo.url1080}
      alt={alt}
      width={photo.width}
      height={photo.height}
      decoding="async"
      loading={unlessHidden ? 'lazy' : undefined}
      draggable={false}
      fetchPriority={eager ? 'high' : undefined}
      onLoad={(event) => void onLoad(event.currentTarget)}
      onError={onError}
    />
  )
  return (
    <span
      ref={box}
      className={`ui-photo ${className}`}
      data-state={stage}
      data-fit={fit}
      data-early={early || undefined}
      style={{
        aspectRatio: ratio ?? photo.width / photo.height,
        '--photo-color': color,
        ...style,
      }}
    >
      {stage !== 'loading' && stage !== 'ready' ? null : photo.p3 ? (
        <picture>
          <source media={wideScreen} srcSet={photoSrcSet(photo, photo.p3)} sizes={sizes} />
          {shown}
        </picture>
      ) : (
        shown
      )}
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
