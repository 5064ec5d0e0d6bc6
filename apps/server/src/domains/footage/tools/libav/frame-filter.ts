import { AV_FRAME_DATA_DISPLAYMATRIX, AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import {
  avChannelLayoutDescribe,
  FFmpegError,
  Filter,
  FilterGraph,
  FilterInOut,
  Frame,
  type FilterContext,
  type Stream,
} from 'node-av/lib'
import { turnOf } from './open-source.ts'
import { isEmpty } from './result.ts'
import { uprightFilters } from './rotation.ts'

export interface FrameFilter {
  /** Whether it was made for frames of this format. */
  fits: (frame: Frame) => boolean
  /**
   * Passes a frame in, null at the end, and passes on what comes out, including the end of the filters.
   * @returns whether more input is needed
   */
  push: (frame: Frame | null, onFrame: (frame: Frame, sink: FilterContext) => void) => boolean
  free: () => void
}

/** Builds a chain of filters for frames of this format; pictures are rotated upright first. */
export function makeFrameFilter(stream: Stream, like: Frame, filter: string): FrameFilter {
  const isVideo = stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO
  const graph = new FilterGraph()
  graph.alloc()
  const source = create(
    graph,
    isVideo ? 'buffer' : 'abuffer',
    isVideo ? pictures(stream, like) : sound(stream, like),
  )
  const sink = create(graph, isVideo ? 'buffersink' : 'abuffersink', null)
  const chain = [...(isVideo ? uprightFilters(turnOf(stream)) : []), filter].join(',')
  const ends = [
    FilterInOut.createList([{ name: 'out', filterCtx: sink, padIdx: 0 }]),
    FilterInOut.createList([{ name: 'in', filterCtx: source, padIdx: 0 }]),
  ] as const
  FFmpegError.throwIfError(graph.parsePtr(chain, ...ends), 'filters')
  FFmpegError.throwIfError(graph.configSync(), 'filters')
  const shape = shapeOf(like)
  const out = new Frame()
  out.alloc()
  return {
    fits: (frame) => shapeOf(frame) === shape,
    push: (frame, onFrame) => {
      // The picture is upright now: nothing later may rotate it again.
      frame?.removeSideData(AV_FRAME_DATA_DISPLAYMATRIX)
      const added = source.buffersrcAddFrameSync(frame)
      if (added < 0 && isEmpty(added)) return false
      FFmpegError.throwIfError(added, 'filter')
      for (;;) {
        const got = sink.buffersinkGetFrameSync(out)
        if (got < 0 && isEmpty(got)) return true
        FFmpegError.throwIfError(got, 'filter')
        onFrame(out, sink)
        out.unref()
      }
    },
    free: () => graph.free(),
  }
}

function create(graph: FilterGraph, name: string, args: string | null): FilterContext {
  const filter = Filter.getByName(name)
  const made = filter === null ? null : graph.createFilter(filter, name, args)
  if (made === null) throw new Error(`no filter ${name}`)
  return made
}

function pictures({ timeBase, avgFrameRate }: Stream, frame: Frame): string {
  const { num, den } = frame.sampleAspectRatio
  return [
    `video_size=${frame.width}x${frame.height}:pix_fmt=${frame.format}`,
    `time_base=${timeBase.num}/${timeBase.den}`,
    ...(num > 0 && den > 0 ? [`pixel_aspect=${num}/${den}`] : []),
    ...(avgFrameRate.num > 0 && avgFrameRate.den > 0
      ? [`frame_rate=${avgFrameRate.num}/${avgFrameRate.den}`]
      : []),
    `colorspace=${frame.colorSpace}:range=${frame.colorRange}`,
  ].join(':')
}

function sound({ timeBase }: Stream, frame: Frame): string {
  return [
    `time_base=${timeBase.num}/${timeBase.den}`,
    `sample_rate=${frame.sampleRate}:sample_fmt=${frame.format}`,
    `channel_layout=${avChannelLayoutDescribe(frame.channelLayout) ?? `${frame.channels}c`}`,
  ].join(':')
}

function shapeOf({ width, height, format, sampleRate, channels, colorSpace, colorRange }: Frame): string {
  return [width, height, format, sampleRate, channels, colorSpace, colorRange].join()
}
