import type { VotePart } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { CheckIcon } from '@guangquan/ui/icons'
import { useId } from 'react'

interface VoteOptionsProps {
  vote: VotePart
  choosing: boolean
  /** Options selected so far. */
  marks: string[]
  onPress: (id: string) => void
}

type Option = VotePart['options'][number]

/**
 * The options: radio buttons or checkboxes while choosing, bars with percentages afterwards; with photographs as a
 * grid.
 */
export function VoteOptions({ vote, choosing, marks, onPress }: VoteOptionsProps) {
  const name = useId()
  const hasPictures = vote.options.some((option) => option.picture !== null)
  const chosen = choosing ? marks : vote.chosen
  return (
    <ul className="vote-options" data-pictures={hasPictures || undefined}>
      {vote.options.map((option) => {
        const isChosen = chosen.includes(option.id)
        return (
          <li key={option.id} className="vote-option" data-chosen={isChosen || undefined}>
            {choosing ? (
              <label className="vote-choice">
                <input
                  type={vote.max === 1 ? 'radio' : 'checkbox'}
                  name={name}
                  checked={isChosen}
                  onChange={() => onPress(option.id)}
                />
                <Face option={option} isChosen={isChosen} />
              </label>
            ) : (
              <Result option={option} isChosen={isChosen} voters={vote.voterCount} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Face({ option, isChosen }: { option: Option; isChosen: boolean }) {
  return (
    <>
      {option.picture === null ? null : (
        <Photo photo={option.picture} alt="" ratio={4 / 3} sizes="(min-width: 768px) 320px, 46vw" />
      )}
      <span className="vote-words">
        <span className="min-w-0 flex-1">{option.text}</span>
        {isChosen ? <CheckIcon size={18} weight="bold" /> : null}
      </span>
    </>
  )
}

function Result({ option, isChosen, voters }: { option: Option; isChosen: boolean; voters: number }) {
  const { count } = option
  const share = count === null || voters === 0 ? 0 : count / voters
  return (
    <div className="vote-result">
      {count === null ? null : <span className="vote-bar" style={{ width: `${share * 100}%` }} aria-hidden />}
      {option.picture === null ? null : (
        <Photo photo={option.picture} alt="" ratio={4 / 3} sizes="(min-width: 768px) 320px, 46vw" />
      )}
      <span className="vote-words">
        <span className="min-w-0 flex-1">
          {option.text}
          {isChosen ? <span className="sr-only">，我选的</span> : null}
        </span>
        {isChosen ? <CheckIcon size={18} weight="bold" /> : null}
        {count === null ? null : (
          <span className="vote-share ui-print">
            {Math.round(share * 100)}%<span className="text-ink-3">　{count} 票</span>
          </span>
        )}
      </span>
    </div>
  )
}
