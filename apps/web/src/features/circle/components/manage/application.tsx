import '../../circle-create.css'
import type { CircleApplication, CircleInfo } from '@guangquan/contract'
import {
  circleLimits,
  circleMemberStateNames,
  circleMemberStates,
  circleReasons,
} from '@guangquan/contract/circle/circle.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { photosOf } from '@guangquan/routes/first/person'
import { Avatar, Button, Chip, Field, TextInput } from '@guangquan/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { queries } from '../../../../platform/api.ts'
import { paths } from '../../../../platform/paths.ts'
import { Link } from '../../../../platform/routing/link.tsx'
import { MemberLevel } from '../../../../shared/people/member-level.tsx'

interface ApplicationProps {
  circle: CircleInfo
  person: CircleApplication
  busy: boolean
  reason: string
  onReason: (reason: string) => void
  onDecide: (pass: boolean) => void
}

const shownPhotos = 4

/** An application: the applicant's photographs first, then their text, and the decision. */
export function Application({ circle, person, busy, reason, onReason, onDecide }: ApplicationProps) {
  const wall = useInfiniteQuery(queries.pages(...photosOf(person.userId)))
  const photos = wall.data?.pages[0]?.items.slice(0, shownPhotos) ?? []
  const isLong = writtenLength(reason) > circleLimits.note
  return (
    <article className="own-panel circle-application" aria-label={`${person.nickName}的申请`}>
      <header className="circle-person">
        <Avatar src={person.headPicUrl} size={56} />
        <div className="circle-person-words">
          <div className="circle-person-name">
            <Link to={paths.other(person.userId)} className="text-h4 font-semibold hover:underline">
              {person.nickName}
            </Link>
            <MemberLevel level={person.level} iconUrl={person.userLevelIcon} />
          </div>
          <p className="text-small text-ink-3">
            作品 {person.publishCount}　勋章 {person.medalCount}　共同的圈子 {person.commonCount}
            {person.commonCircles.length === 0
              ? ''
              : `（${person.commonCircles.map(({ title }) => title).join('、')}）`}
          </p>
          {person.before === circleMemberStates.none ? null : (
            <p className="text-small text-accent-text">以前：{circleMemberStateNames[person.before]}</p>
          )}
        </div>
      </header>
      {photos.length === 0 ? null : (
        <div className="circle-application-photos">
          {photos.map(({ id, picture }) => (
            <img key={id} src={picture.url480} alt={picture.title} loading="lazy" />
          ))}
        </div>
      )}
      <dl className="circle-application-words">
        <div>
          <dt>加入理由</dt>
          <dd data-selectable>{person.reason || '没有写理由'}</dd>
        </div>
        {circle.question === '' && person.answer === '' ? null : (
          <div>
            <dt>{circle.question === '' ? '圈主的问题' : `圈主的问题：${circle.question}`}</dt>
            <dd data-selectable>{person.answer || '没有回答'}</dd>
          </div>
        )}
      </dl>
      <div className="circle-topics" role="group" aria-label="拒绝理由">
        {circleReasons.refuse.map((text) => (
          <Chip key={text} chosen={text === reason} onClick={() => onReason(text === reason ? '' : text)}>
            {text}
          </Chip>
        ))}
      </div>
      <Field
        label="拒绝理由"
        optional
        hint="对方会看到"
        error={isLong ? `最多 ${circleLimits.note} 个字` : null}
      >
        <TextInput value={reason} onChange={({ target }) => onReason(target.value)} />
      </Field>
      <div className="circle-create-foot">
        <Button kind="line" disabled={isLong} busy={busy} onClick={() => onDecide(false)}>
          拒绝
        </Button>
        <Button busy={busy} onClick={() => onDecide(true)}>
          通过，看下一位
        </Button>
      </div>
    </article>
  )
}
