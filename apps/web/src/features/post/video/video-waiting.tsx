import { useWork, workText } from '../../../shared/posts/video-work.ts'

/** A video that is not playable yet; its author sees the progress. */
export function VideoWaiting({ fileId, isAuthor }: { fileId: string; isAuthor: boolean }) {
  const { work } = useWork(isAuthor ? fileId : null)
  return (
    <>
      <p role="status">{work === undefined ? '视频正在处理' : workText(work)}</p>
      {work === undefined ? null : (
        <progress className="video-waiting" max={100} value={work.progress} aria-label="处理进度">
          {work.progress}%
        </progress>
      )}
      <p className="mt-3 text-small text-ink-2">完成后会自动公开，不用守在这里。</p>
    </>
  )
}
