import type { CircleInfo } from '@guangquan/contract'
import { circleReasons } from '@guangquan/contract/circle/circle.words'
import { Avatar, Button, EmptyState, Modal } from '@guangquan/ui'
import { useState } from 'react'
import { api, client, queries } from '../../../../platform/api.ts'
import { InfiniteList } from '../../../../shared/lists/infinite-list.tsx'
import { MemberLevel } from '../../../../shared/people/member-level.tsx'
import type { Chosen } from '../../use-chosen.ts'
import { useCircleAct } from '../../use-circle-act.ts'
import { useNameSearch } from '../name-search.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'

/** Puts a person who is not in the circle on the black list: they are found by name, then the reason is entered. */
export function BlackListButton({ circle }: { circle: CircleInfo }) {
  const { run } = useCircleAct()
  const [step, setStep] = useState<'search' | Chosen | null>(null)
  const close = () => setStep(null)
  return (
    <>
      <Button kind="line" size="small" onClick={() => setStep('search')}>
        添加
      </Button>
      {step === 'search' ? <FindPerson onClose={close} onFound={setStep} /> : null}
      {step === null || step === 'search' ? null : (
        <ReasonDialog
          title={`把 ${step.nickName} 加入黑名单？`}
          text="对方不能再加入或申请，在圈子里的会被移出，原因只有管理团队看得到"
          reasons={circleReasons.remove}
          submitLabel="加入黑名单"
          onClose={close}
          onChosen={(note) =>
            run({
              part: 'members',
              send: (requestId) =>
                client.call(api.PhotographyGroup.SetBlackList, {
                  id: circle.id,
                  userId: step.userId,
                  note,
                  requestId,
                }),
              done: `已把 ${step.nickName} 加入黑名单`,
            })
          }
        />
      )}
    </>
  )
}

function FindPerson({ onClose, onFound }: { onClose: () => void; onFound: (person: Chosen) => void }) {
  const search = useNameSearch('找影友')
  const { keyword } = search
  return (
    <Modal open onClose={onClose} title="加入黑名单" size="tall">
      {search.field}
      {keyword === '' ? (
        <p className="py-4 text-small text-ink-3">输入昵称，找到不希望加入圈子的人</p>
      ) : (
        <InfiniteList
          key={keyword}
          options={queries.pages(api.UserInfo.Search, { keyword })}
          empty={<EmptyState title="没有这样的影友" help="换一个名字试试" />}
        >
          {(people) => (
            <ul>
              {people.map((person) => (
                <li key={person.userId} className="circle-pick">
                  <Avatar src={person.headPicUrl} size={40} />
                  <span className="circle-pick-name">
                    {person.nickName}
                    <MemberLevel level={person.level} iconUrl={person.userLevelIcon} />
                  </span>
                  <Button
                    kind="line"
                    size="small"
                    aria-label={`选择${person.nickName}`}
                    onClick={() => onFound(person)}
                  >
                    选择
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </InfiniteList>
      )}
    </Modal>
  )
}
