import type { UserBrief } from '@guangquan/contract'
import { Avatar } from '@guangquan/ui'
import { paths } from '../../../platform/paths.ts'
import { useOpenPerson } from '../../../shared/people/use-open-person.ts'

type Pictured = Pick<UserBrief, 'userId' | 'headPicUrl'> & Partial<Pick<UserBrief, 'usedFrameSrc'>>

/** Avatar of a row; the link for screen readers and the keyboard is the name beside it. */
export function PersonPortrait({ person }: { person: Pictured }) {
  const openPerson = useOpenPerson()
  return (
    <a
      href={paths.other(person.userId)}
      onClick={openPerson(person.userId)}
      tabIndex={-1}
      aria-hidden
      className="person-row-portrait"
    >
      <Avatar src={person.headPicUrl} size={48} frame={{ src: person.usedFrameSrc }} />
    </a>
  )
}
