import type { PictureShape, PictureTile, PublishItem } from '@guangquan/contract'
import { largestSide } from '@guangquan/ui'
import { useRef, useState, type ReactNode } from 'react'
import type { ViewerContent } from '../../../shared/posts/post-dialogs.ts'
import { downloadJpeg, jpegAddress } from '../download-jpeg.ts'
import { CritiqueRegions } from './critique-regions.tsx'
import { HistogramCard } from './histogram-card.tsx'
import { useCritiques } from './use-critiques.ts'
import { useFrame, useNeighbours } from './use-frame.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useHistogram } from './use-histogram.ts'
import { useOriginal } from './use-original.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import { useZoom } from './use-zoom.ts'
import { ViewerBar, type ViewerAction } from './viewer-bar.tsx'
import { copySides } from './viewer-copies.ts'
import { useViewerBackground } from './viewer-backgrounds.ts'
import { ViewerSide, type SidePanel } from './viewer-side.tsx'
import { ViewerStage } from './viewer-stage.tsx'
import { ViewerFrames, ViewerSteps } from './viewer-steps.tsx'

interface ViewerLayoutProps {
  post: PublishItem
  shown: ViewerContent
  onClose: () => void
  /** Set if the viewer steps through a list of posts. */
  list?: ViewerList
}

/** The list that the viewer goes through. */
export interface ViewerList {
  /** The tile whose photograph is shown first. */
  tile: PictureTile
  /** Until then only the data in the list's tile is known. */
  isLoaded: boolean
  /** Steps to the next or previous one; undefined if there is none. */
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
  const [panel, setPanel] = useState<SidePanel | null>(shown.critique === undefined ? null : 'critique')
  const [histogram, setHistogram] = useState(false)
  const [masked, setMasked] = useState(false)
  const [announced, setAnnounced] = useState('')
  const background = useViewerBackground()
  const layout = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(layout)
  const critiques = useCritiques({ post, shown, isOpen: panel === 'critique', onFrame: setFrame })
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
    critiques.setDrawn(null)
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
        critiques.setDrawn(null)
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
    critiques.setDrawn(null)
    critiques.setChosen(null)
    setAnnounced('')
    step()
  }

  const offers = (action: ViewerAction) =>
    (action !== 'critique' || critiques.offered) && (action !== 'screen' || screen.offered)
  useViewerKeys({ zoom, isList: list !== undefined, offers, act })
  useNeighbours(post, frame)

  if (picture === undefined) return null
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
        critiques={critiques.offered}
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
          over={panel === 'critique' ? <CritiqueRegions critiques={critiques} frame={frame} /> : null}
        />
        <ViewerSteps act={act} {...stepsOf(list, { frame, last })} />
        {histogram ? <HistogramCard state={counted} masked={masked} onMask={setMasked} /> : null}
      </div>
      {list === undefined ? null : (
        <footer className="viewer-caption">
          <ViewerFrames pictures={post.pictures} frame={frame} onFrame={show} />
          {list.caption(picture)}
        </footer>
      )}
      {panel === null ? null : (
        <ViewerSide
          panel={panel}
          post={post}
          picture={picture}
          isLoaded={list?.isLoaded ?? true}
          critiques={critiques}
          onFrame={show}
        />
      )}
      <p role="status" className="sr-only">
        {announced === '' && list !== undefined ? alt : announced}
      </p>
    </div>
  )
}

/** Which of the arrows lead somewhere: through the list, or through the photographs of the post. */
function stepsOf(list: ViewerList | undefined, { frame, last }: { frame: number; last: number }) {
  if (list === undefined)
    return { unit: '张', previous: frame > 0, next: frame < last, hidden: last === 0 } as const
  const { previous, next } = list.step
  return { unit: '幅', previous: previous !== undefined, next: next !== undefined, hidden: false } as const
}
