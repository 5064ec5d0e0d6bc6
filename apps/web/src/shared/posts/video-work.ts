import type { VideoProgress } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'

const pollMs = 1500
// From `videoStates`, whose schema is only on the server.
const states = { playable: 3, ready: 4, failed: 5 } as const

/** Processing state of an uploaded video, polled until it is final. */
export function useWork(videoId: string | null) {
  const query = useQuery({
    ...queries.one(api.Video.GetProgress, { fileId: videoId ?? '' }),
    enabled: videoId !== null,
    refetchInterval: ({ state }) => (isSettled(state.data) ? false : pollMs),
  })
  const work = videoId === null ? undefined : query.data
  return { work, isFailed: work?.state === states.failed, isGone: query.isError }
}

function isSettled(work: VideoProgress | undefined): boolean {
  if (work === undefined) return false
  return (
    work.state === states.failed || (work.state === states.ready && (work.plain || work.frames.length > 0))
  )
}

/** What the server is doing with it, as a sentence. */
export function workText(work: VideoProgress | undefined): string {
  if (work === undefined) return '正在检查视频'
  if (work.plain || work.state === states.ready) return '视频已处理好'
  if (work.state === states.failed) return '视频没能处理成功，请换一个文件'
  if (work.state === states.playable) return `已经可以播放，正在做更清晰的版本　${work.progress}%`
  return work.progress === 0 ? '排队等待处理' : `正在处理　${work.progress}%`
}
