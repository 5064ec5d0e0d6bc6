import type { FrameItem } from '@guangquan/contract'
import { frameSources, frameStateNames } from '@guangquan/contract/achievement/achievement.words'
import type { ReactNode } from 'react'

interface FrameViewProps {
  frame: FrameItem
  preview: ReactNode
  /** False for the frame of another member or of nobody: without states of the viewer. */
  isSelf: boolean
  children?: ReactNode
}

/** One frame: a large preview, its source and its validity. */
export function FrameView({ frame, preview, isSelf, children }: FrameViewProps) {
  const { name, source, conditionText, state, progress } = frame
  return (
    <article className="medal-view">
      <div className="medal-stage" data-won>
        {preview}
      </div>
      <div className="medal-words">
        {isSelf ? <p className="medal-state">{frameStateNames[state]}</p> : null}
        <h2 className="medal-title">{name}</h2>
        <dl className="frame-facts">
          <div>
            <dt>来源</dt>
            <dd>
              {frameSources[source]}　{conditionText}
            </dd>
          </div>
          <div>
            <dt>有效期</dt>
            <dd>{validText(frame)}</dd>
          </div>
          {frame.obtainedTime === null ? null : (
            <div>
              <dt>获得时间</dt>
              <dd>{frame.obtainedTime.slice(0, 10)}</dd>
            </div>
          )}
        </dl>
        {progress === null ? null : (
          <div className="medal-progress">
            <progress max={progress.goal} value={progress.value} aria-label="进度" />
            <span>
              {progress.value} / {progress.goal}
            </span>
          </div>
        )}
        {children}
      </div>
    </article>
  )
}

function validText({ state, expireTime, validDays, source }: FrameItem): string {
  if (expireTime !== null)
    return `${state === 3 ? '已于' : '至'} ${expireTime.slice(0, 16)}${state === 3 ? ' 到期' : ''}`
  if (state !== 0) return '永久'
  if (validDays !== null) return `获得后 ${validDays} 天`
  return source === 'goods' ? '7 天或 30 天' : source === 'gift' ? '以颁发时为准' : '永久'
}
