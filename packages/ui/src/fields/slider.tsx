import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { ArrowLeftIcon } from '../icons/arrow-left.gen.ts'
import { ArrowRightIcon } from '../icons/arrow-right.gen.ts'
import { PauseIcon } from '../icons/pause.gen.ts'
import { PlayIcon } from '../icons/play.gen.ts'
import '../styles/slider.css'
import { timing } from '../timing.ts'
import { useAutoplayAllowed } from '../photo/use-autoplay-allowed.ts'

type SliderProps = {
  /** Its content, for screen readers: 首页推荐. */
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  autoplayMs?: number
}

/**
 * A carousel, centred: one slide visible, one and a half up to 768, one up to 480. Advances automatically unless a
 * pointer or the focus is in it, the window is hidden, reduced motion is set, or it is paused.
 */
export function Slider({ label, slides, autoplayMs = timing.sliderAutoplayMs }: SliderProps) {
  const several = slides.length > 1
  const viewport = useRef<HTMLDivElement>(null)
  const slider = useSlider(viewport, several)
  const pressed = useRef<(slider: EmblaCarouselType) => void>(undefined)
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)
  const [attended, setAttended] = useState(false)
  const allowed = useAutoplayAllowed()
  const running = several && allowed && !paused && !attended

  useEffect(() => {
    if (!slider) return
    const note = () => setCurrent(slider.selectedScrollSnap())
    slider.on('select', note).on('reInit', note)
    note()
    pressed.current?.(slider)
    pressed.current = undefined
    return () => {
      slider.off('select', note).off('reInit', note)
    }
  }, [slider])

  useEffect(() => {
    if (!slider || !running) return
    const timer = setInterval(() => slider.scrollNext(), autoplayMs)
    return () => clearInterval(timer)
  }, [slider, running, autoplayMs, current])

  // Presses before the engine has loaded are applied when it has.
  const move = (how: (slider: EmblaCarouselType) => void) => {
    if (slider) how(slider)
    else pressed.current = how
  }

  return (
    <section
      aria-roledescription="轮播"
      aria-label={label}
      onMouseEnter={() => setAttended(true)}
      onMouseLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <div ref={viewport} className="ui-slider-window">
        <div className="ui-slider-track" aria-live={running ? 'off' : 'polite'}>
          {slides.map(({ id, content }, place) => (
            <div
              key={id}
              role="group"
              aria-roledescription="一张"
              aria-label={`第 ${place + 1} 张，共 ${slides.length} 张`}
              className="ui-slide"
              inert={place !== current}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {several ? (
        <div className="ui-slider-bar">
          <IconButton
            round
            edge
            label="上一张"
            icon={<ArrowLeftIcon />}
            onClick={() => move((engine) => engine.scrollPrev())}
          />
          <IconButton
            round
            edge
            label="下一张"
            icon={<ArrowRightIcon />}
            onClick={() => move((engine) => engine.scrollNext())}
          />
          <div className="ui-slider-ticks">
            {slides.map(({ id }, place) => (
              <button
                key={id}
                type="button"
                className="ui-slider-tick"
                aria-label={`第 ${place + 1} 张`}
                aria-current={place === current}
                onClick={() => move((engine) => engine.scrollTo(place))}
              />
            ))}
          </div>
          {allowed ? (
            <IconButton
              label={paused ? '继续播放' : '暂停播放'}
              icon={paused ? <PlayIcon /> : <PauseIcon />}
              onClick={() => setPaused(!paused)}
            />
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

/** The engine, loaded after the first slide is rendered, so that no picture waits for it. */
function useSlider(
  viewport: RefObject<HTMLDivElement | null>,
  active: boolean,
): EmblaCarouselType | undefined {
  const [slider, setSlider] = useState<EmblaCarouselType>()
  useEffect(() => {
    if (!active) return
    let made: EmblaCarouselType | undefined
    let gone = false
    void import('embla-carousel').then(({ default: makeSlider }) => {
      if (gone || viewport.current === null) return
      made = makeSlider(viewport.current, { loop: true, align: 'center' })
      setSlider(made)
    })
    return () => {
      gone = true
      made?.destroy()
      setSlider(undefined)
    }
  }, [viewport, active])
  return slider
}
