import type { VideoCard } from '@guangquan/contract'
import { formatLength } from './format-length.ts'

/** Duration, dimensions and place of a video. */
export function VideoFacts({ video, place }: { video: VideoCard; place: string }) {
  const facts = [
    { label: '时长', text: formatLength(video.durationMs / 1000) },
    { label: '画面', text: `${video.width} × ${video.height}` },
    ...(place === '' ? [] : [{ label: '地点', text: place }]),
  ]
  return (
    <dl className="post-facts-list">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-caption text-ink-3">{label}</dt>
          <dd className="ui-print text-body">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
