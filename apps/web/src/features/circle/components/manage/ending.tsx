import type { CircleInfo } from '@guangquan/contract'
import { circleLimits, circleOfferStates, circleTimes } from '@guangquan/contract/circle/circle.words'
import { Button, EmptyState, formatFullTime, Modal } from '@guangquan/ui'
import { useState } from 'react'
import { api, client, queries } from '../../../../platform/api.ts'
import { ProveSelf, WithOwn } from '../../../setting/index.ts'
import { useChosen } from '../../use-chosen.ts'
import { useCircleAct } from '../../use-circle-act.ts'
import { ChosenStrip, PickPeople } from '../pick-people.tsx'

const ways = { password: true, phone: 1100, email: 1100 } as const

/** 转让与解散: both ask the owner to prove themselves, and both can be withdrawn. */
export function Ending({ circle }: { circle: CircleInfo }) {
  const [asked, setAsked] = useState<'transfer' | 'dissolve' | null>(null)
  const { busy, run } = useCircleAct()
  const { can, dissolveTime, dissolveWaits, offer } = circle
  const hasOffer = offer?.state === circleOfferStates.waiting
  return (
    <div className="flex flex-col gap-5">
      {can.transfer ? (
        <section className="own-panel flex flex-col items-start gap-3">
          <h2 className="text-h4 font-semibold">转让圈子</h2>
          <p className="text-ink-2">
            选一位成员接任圈主，对方 {circleTimes.offerExpires} 天内接受才生效，期间可以撤回。
          </p>
          <Button
            kind="line"
            disabled={hasOffer}
            disabledReason="已有一个转让在等待接受"
            onClick={() => setAsked('transfer')}
          >
            转让给成员
          </Button>
        </section>
      ) : null}
      <section className="own-panel flex flex-col items-start gap-3">
        <h2 className="text-h4 font-semibold">解散圈子</h2>
        {dissolveTime !== null || dissolveWaits ? (
          <>
            <p className="text-ink-2">
              {dissolveTime === null
                ? '解散申请正在等待工作人员确认。'
                : `圈子将在 ${formatFullTime(dissolveTime)} 解散，在此之前可以撤回。`}
            </p>
            <Button
              kind="line"
              busy={busy}
              onClick={() =>
                void run({
                  part: 'circle',
                  send: (requestId) =>
                    client.call(api.PhotographyGroup.DissolveWithdraw, { id: circle.id, requestId }),
                  done: '已撤回解散',
                })
              }
            >
              撤回解散
            </Button>
          </>
        ) : (
          <>
            <p className="text-ink-2">
              {circleTimes.dissolution} 天后生效，期间所有人都会看到，也可以撤回。{circleLimits.staffFrom}{' '}
              人以上的圈子由工作人员确认。作品本身不会删除。
            </p>
            <Button kind="danger" onClick={() => setAsked('dissolve')}>
              解散圈子
            </Button>
          </>
        )}
      </section>
      {asked === 'transfer' ? <TransferDialog circle={circle} onClose={() => setAsked(null)} /> : null}
      {asked === 'dissolve' ? <DissolveDialog circle={circle} onClose={() => setAsked(null)} /> : null}
    </div>
  )
}

interface DialogProps {
  circle: CircleInfo
  onClose: () => void
}

function DissolveDialog({ circle, onClose }: DialogProps) {
  const { run } = useCircleAct()
  return (
    <Modal open onClose={onClose} title={`解散「${circle.title}」`} closable>
      <p className="mb-4">请先验证身份。</p>
      <WithOwn>
        {(own) => (
          <ProveSelf
            own={own}
            ways={ways}
            submitLabel="解散"
            onProved={async (ticket) => {
              const done = await run({
                part: 'circle',
                send: (requestId) =>
                  client.call(api.PhotographyGroup.Dissolve, { id: circle.id, ticket, requestId }),
                done: '已提交解散，期间可以撤回',
              })
              if (done) onClose()
            }}
          />
        )}
      </WithOwn>
    </Modal>
  )
}

function TransferDialog({ circle, onClose }: DialogProps) {
  const { run } = useCircleAct()
  const { chosen, toggle } = useChosen(1)
  const [proves, setProves] = useState(false)
  const [to] = chosen
  return (
    <Modal
      open
      onClose={onClose}
      title={`转让「${circle.title}」`}
      size="tall"
      closable
      footer={
        proves ? null : (
          <Button disabled={to === undefined} disabledReason="先选一位成员" onClick={() => setProves(true)}>
            下一步
          </Button>
        )
      }
    >
      {proves && to !== undefined ? (
        <>
          <p className="mb-4">转让给 {to.nickName}，请先验证身份。</p>
          <WithOwn>
            {(own) => (
              <ProveSelf
                own={own}
                ways={ways}
                submitLabel="提出转让"
                onProved={async (ticket) => {
                  const done = await run({
                    part: 'circle',
                    send: (requestId) =>
                      client.call(api.PhotographyGroup.Transfer, {
                        id: circle.id,
                        userId: to.userId,
                        ticket,
                        requestId,
                      }),
                    done: `已提出转让，等待 ${to.nickName} 接受`,
                  })
                  if (done) onClose()
                }}
              />
            )}
          </WithOwn>
        </>
      ) : (
        <>
          <ChosenStrip chosen={chosen} onRemove={toggle} />
          <PickPeople
            options={queries.pages(api.PhotographyGroup.GetPhotographyGroupMemberList, { id: circle.id })}
            chosen={chosen}
            onToggle={toggle}
            obstacleOf={({ can }) => (can.transfer ? null : '不能接任')}
            empty={<EmptyState title="还没有别的成员" />}
          />
        </>
      )}
    </Modal>
  )
}
