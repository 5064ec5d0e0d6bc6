import { pressedKey } from '@guangquan/ui/pressed-key'
import type { PictureShape, PictureTile, PublishItem, Region } from '@guangquan/contract'
import { Button, largestSide } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import type { ViewerContent } from '../../../shared/posts/post-dialogs.ts'
import { useReactions } from '../../../shared/overlay/reactions.ts'
import { downloadJpeg, jpegAddress } from '../download-jpeg.ts'
import { CritiqueForm } from './critique-form.tsx'
import { CritiquePanel, type NumberedPin } from './critique-panel.tsx'
import { critiqueList, mayHaveCritiques, pinsOf } from './critique-queries.ts'
import { HistogramCard } from './histogram-card.tsx'
import { firstRegion } from './region.ts'
import { RegionLayer } from './region-layer.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useHistogram } from './use-histogram.ts'
import { useOriginal } from './use-original.ts'
import { useZoom } from './use-zoom.ts'
import { ViewerBar, type ViewerAction } from './viewer-bar.tsx'
import { copySides } from './viewer-copies.ts'
import { useViewerBackground } from './viewer-backgrounds.ts'
import { actionOf, isWriting, panKeys } from './viewer-keys.ts'
import { ViewerPanel } from './viewer-panel.tsx'
import { ViewerStage } from './viewer-stage.tsx'
import { ViewerFrames, ViewerSteps } from './viewer-steps.tsx'

interface ViewerLayoutProps {
  post: PublishItem
  shown: ViewerContent
  onClose: () => void
  /** Set where the viewer goes through a list of posts. */
  list?: ViewerList
}

/** The list that the viewer goes through. */
export interface ViewerList {
  /** The tile whose photograph is shown first. */
  tile: PictureTile
  /** Until then only what the list shows of the photograph is known. */
  isLoaded: boolean
  /** 1 to the next one, -1 to the previous one; undefined where there is none. */
  step: { previous?: (() => void) | undefined; next?: (() => void) | undefined }
  /** Opens the page of the post. */
  open: () => void
  /** Below the photograph. */
  caption: (picture: PictureShape) => ReactNode
}

const zoomStep = 1.4

/** Stage, tools and panels of the viewer. */
export function ViewerLayout({ post, shown, onClose, list }: ViewerLayoutProps) {
  const last = post.pictures.length - 1
  const { frame, setFrame } = useFrame(post, shown, list?.tile)
  const [panel, setPanel] = useState<'facts' | 'critique' | null>(
    shown.critique === undefined ? null : 'critique',
  )
  const [histogram, setHistogram] = useState(false)
  const [masked, setMasked] = useState(false)
  const [chosen, setChosen] = useState<string | null>(shown.critique?.id ?? null)
  const [drawn, setDrawn] = useState<Region | null>(null)
  const [announced, setAnnounced] = useState('')
  const signedIn = useSignedIn()
  const background = useViewerBackground()
  const layout = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(layout)
  const { replyCount } = useReactions(post)

  const critiques = useQuery({
    ...critiqueList(post.id),
    enabled: panel === 'critique' || mayHaveCritiques(post, replyCount),
  })
  const pins = numberedPins(post, pinsOf(critiques.data))
  // When opened for a critique, its photograph is known only once the list is loaded.
  const requested = useRef(shown.critique?.id)
  useEffect(() => {
    const pin = pins.find(({ reply }) => reply.id === requested.current)
    if (pin === undefined) return
    requested.current = undefined
    setFrame(pin.frame)
  }, [pins, setFrame])

  const hasCritiques = post.critiqueOpen || pins.length > 0 || shown.critique !== undefined
  const picture = post.pictures[frame] ?? post.pictures[0]
  const original = useOriginal(post, picture)
  const jpeg = jpegAddress(post, picture)
  const copy =
    original.crop ??
    (picture === undefined ? { width: 1, height: 1 } : copySides(picture, largestSide(picture)))
  const { stage, ...zoom } = useZoom({
    copy,
    onSwipe: (step) => act(step === 1 ? 'next' : 'previous'),
    onDismiss: onClose,
  })
  const counted = useHistogram(histogram && picture !== undefined ? picture.url1080 : null)

  function show(next: number) {
    if (next < 0 || next > last || next === frame) return
    setFrame(next)
    zoom.fit()
    setDrawn(null)
    setAnnounced(`第 ${next + 1} 张，共 ${last + 1} 张`)
  }

  function act(action: ViewerAction) {
    switch (action) {
      case 'close':
        return onClose()
      case 'in':
        return zoom.zoomTo(zoom.view.scale * zoomStep)
      case 'out':
        return zoom.zoomTo(zoom.view.scale / zoomStep)
      case 'fit':
        setAnnounced('适合窗口')
        return zoom.fit()
      case 'full':
        setAnnounced(`100%，${original.description}`)
        return zoom.zoomTo(1)
      case 'ground':
        return setAnnounced(`背景：${background.next()}`)
      case 'histogram':
        return setHistogram(!histogram)
      case 'facts':
        return setPanel(panel === 'facts' ? null : 'facts')
      case 'critique':
        setDrawn(null)
        return setPanel(panel === 'critique' ? null : 'critique')
      case 'screen':
        return screen.toggle()
      case 'next':
        return list === undefined ? show(frame + 1) : leave(list.step.next)
      case 'previous':
        return list === undefined ? show(frame - 1) : leave(list.step.previous)
      case 'down':
        return show(frame + 1)
      case 'up':
        return show(frame - 1)
      case 'open':
        return list?.open()
      case 'download':
        return jpeg === null ? undefined : downloadJpeg(jpeg)
    }
  }

  // To another post of the list.
  function leave(step: (() => void) | undefined) {
    if (step === undefined) return
    zoom.fit()
    setDrawn(null)
    setChosen(null)
    setAnnounced('')
    step()
  }

  useKeys((event) => {
    const pan = panKeys[pressedKey(event)]
    if (pan !== undefined && zoom.zoomed && !isWriting(event.target)) {
      event.preventDefault()
      zoom.pan(...pan)
      return
    }
    const action = actionOf(event, zoom.zoomed, list !== undefined)
    if (action === undefined || (action === 'critique' && !hasCritiques)) return
    if (action === 'screen' && !screen.offered) return
    event.preventDefault()
    act(action)
  })
  useNeighbours(post, frame)

  if (picture === undefined) return null
  const shownPins = panel === 'critique' ? pins.filter((pin) => pin.frame === frame) : []
  const isDrawing = panel === 'critique' && drawn !== null
  const title = picture.title === '' ? post.title : picture.title
  const alt = picture.alt === '' ? `照片，作者 ${post.authorNickName}` : picture.alt
  const label = `第 ${frame + 1} 张，共 ${last + 1} 张${title === '' ? '' : `，${title}`}`
  return (
    <div
      ref={layout}
      className="viewer-layout"
      data-background={background.background}
      data-panel={panel ?? undefined}
    >
      <ViewerBar
        place={list !== undefined && last === 0 ? '' : `${frame + 1} / ${last + 1}`}
        title={title}
        scale={zoom.view.scale}
        isFitted={!zoom.zoomed}
        backgroundLabel={background.label}
        histogram={histogram}
        panel={panel}
        critiques={hasCritiques}
        downloads={jpeg !== null}
        fullScreen={screen.offered ? screen.isFull : null}
        act={act}
      />
      <div className="viewer-main">
        <ViewerStage
          picture={picture}
          alt={alt}
          label={label}
          stage={stage}
          zoom={zoom}
          original={original}
          mask={histogram && masked && counted.kind === 'counted' ? counted.counted.mask : null}
          over={
            panel === 'critique' ? (
              <RegionLayer
                pins={isDrawing ? [] : shownPins}
                chosen={chosen}
                onChoose={setChosen}
                drawn={drawn}
                onDraw={isDrawing ? setDrawn : undefined}
              />
            ) : null
          }
        />
        <ViewerSteps
          act={act}
          {...(list === undefined
            ? { unit: '张', previous: frame > 0, next: frame < last, hidden: last === 0 }
            : {
                unit: '幅',
                previous: list.step.previous !== undefined,
                next: list.step.next !== undefined,
                hidden: false,
              })}
        />
        {histogram ? <HistogramCard state={counted} masked={masked} onMask={setMasked} /> : null}
      </div>
      {list === undefined ? null : (
        <footer className="viewer-caption">
          <ViewerFrames pictures={post.pictures} frame={frame} onFrame={show} />
          {list.caption(picture)}
        </footer>
      )}
      {panel === null ? null : (
        <aside className="viewer-panel" tabIndex={0} aria-label={panel === 'facts' ? '参数' : '点评'}>
          {panel === 'facts' ? (
            <ViewerPanel post={post} picture={picture} isLoaded={list?.isLoaded ?? true} />
          ) : (
            <CritiquePanel
              post={post}
              query={critiques}
              pins={pins}
              chosen={chosen}
              onChoose={(pin) => {
                setChosen(pin.reply.id)
                setDrawn(null)
                show(pin.frame)
              }}
              form={
                drawn !== null ? (
                  <CritiqueForm
                    key={picture.id}
                    publishId={post.id}
                    pictureId={picture.id}
                    replyCount={replyCount}
                    region={drawn}
                    onCancel={() => setDrawn(null)}
                    onDone={(id) => {
                      setDrawn(null)
                      setChosen(id)
                    }}
                  />
                ) : post.can.critique === true ? (
                  <Button
                    kind="lit"
                    block
                    onClick={() => (signedIn ? setDrawn(firstRegion) : promptSignIn('登录后可以点评'))}
                  >
                    圈一处写点评
                  </Button>
                ) : null
              }
            />
          )}
        </aside>
      )}
      <p role="status" className="sr-only">
        {announced === '' && list !== undefined ? alt : announced}
      </p>
    </div>
  )
}

/** The shown photograph of the post: at first the one that was opened. */
function useFrame(post: PublishItem, shown: ViewerContent, tile: PictureTile | undefined) {
  const key = tile?.id ?? post.id
  const [chosen, setChosen] = useState<{ key: string; frame: number } | null>(null)
  const opened =
    tile === undefined ? shown.frame : post.pictures.findIndex(({ id }) => id === tile.picture.id)
  const requested = chosen?.key === key ? chosen.frame : opened
  const setFrame = useCallback((frame: number) => setChosen({ key, frame }), [key])
  return { frame: Math.min(post.pictures.length - 1, Math.max(0, requested)), setFrame }
}

function numberedPins(post: PublishItem, replies: NumberedPin['reply'][]): NumberedPin[] {
  return replies.flatMap((reply, place) => {
    const frame = post.pictures.findIndex(({ id }) => id === reply.critique.pictureId)
    return frame === -1 ? [] : [{ reply, number: place + 1, frame }]
  })
}

function useKeys(onKey: (event: KeyboardEvent) => void) {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  // With the first frame: a key pressed as soon as the viewer is seen is not lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Preloads the previous and the next photograph. */
function useNeighbours(post: PublishItem, frame: number) {
  useEffect(() => {
    for (const picture of [post.pictures[frame + 1], post.pictures[frame - 1]]) {
      if (picture === undefined) continue
      const wide = matchMedia('(color-gamut: p3)').matches ? picture.p3 : null
      new Image().src = wide?.url2048 ?? wide?.url1080 ?? picture.url2048 ?? picture.url1080
    }
  }, [post, frame])
}
