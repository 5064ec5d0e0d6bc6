import type { JudgeTask } from '@guangquan/contract'
import { useState } from 'react'

interface WorkViewProps {
  task: JudgeTask
  /** Shown beside it: comparing changes nothing. */
  beside: JudgeTask | null
  isWhole: boolean
}

/** One work large on neutral grey, or two beside each other. */
export function WorkView({ task, beside, isWhole }: WorkViewProps) {
  return (
    <div className="jury-works" data-two={beside !== null || undefined}>
      <Work task={task} isWhole={isWhole} />
      {beside === null ? null : <Work task={beside} isWhole={isWhole} />}
    </div>
  )
}

function Work({ task: { number, pictures }, isWhole }: { task: JudgeTask; isWhole: boolean }) {
  const [place, setPlace] = useState(0)
  const picture = pictures[place] ?? pictures[0]
  if (picture === undefined) return <p className="jury-note">{number} 号的照片已经不在了。</p>
  return (
    <figure className="jury-work" data-real={!isWhole || undefined}>
      <img
        src={picture.url}
        alt={`${number} 号作品，第 ${place + 1} 张`}
        width={picture.width}
        height={picture.height}
      />
      <figcaption>
        {number}
        {pictures.length < 2
          ? null
          : pictures.map((one, index) => (
              <button
                key={one.url}
                type="button"
                aria-pressed={index === place}
                aria-label={`第 ${index + 1} 张`}
                onClick={() => setPlace(index)}
              >
                {index + 1}
              </button>
            ))}
      </figcaption>
    </figure>
  )
}
