import { splitMentions } from '@guangquan/rules/posts/mention'
import { paths } from '../../platform/paths.ts'
import { EmotionText } from '../emotions/emotion-text.tsx'
import { useOpenPerson } from '../people/use-open-person.ts'

interface MentionTextProps {
  text: string
  /** The people its mentions refer to. */
  people: readonly { userId: string; name: string }[]
}

/** A text with emotion codes as pictures and mentions as links. */
export function MentionText({ text, people }: MentionTextProps) {
  const openPerson = useOpenPerson()
  if (people.length === 0) return <EmotionText text={text} />
  return splitMentions(text, people).map((piece, place) =>
    piece.userId === null ? (
      <EmotionText key={place} text={piece.text} />
    ) : (
      <a
        key={place}
        href={paths.other(piece.userId)}
        onClick={openPerson(piece.userId)}
        className="text-accent-text hover:underline"
      >
        {piece.text}
      </a>
    ),
  )
}
