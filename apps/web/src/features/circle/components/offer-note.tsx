import type { CircleInfo } from '@guangquan/contract'
import { circleOfferStateNames, circleOfferStates } from '@guangquan/contract/circle/circle.words'
import { Button, confirm, formatFullTime } from '@guangquan/ui'
import { api, client } from '../../../platform/api.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useCircleAct } from '../use-circle-act.ts'

/** The newest offer of ownership, for the owner and its recipient: pending, or how it ended. */
export function OfferNote({ circle }: { circle: CircleInfo }) {
  const { busy, run } = useCircleAct()
  const ownId = useSession(({ user }) => user?.id)
  const { offer } = circle
  if (offer === null) return null
  const isToMe = offer.to.userId === ownId
  const group = api.PhotographyGroup

  async function accept(offerId: string) {
    const sure = await confirm({
      title: `成为「${circle.title}」的圈主？`,
      text: '你将负责圈子的资料、成员和作品',
      confirmLabel: '接受',
    })
    if (!sure) return
    await run({
      part: 'members',
      send: (requestId) => client.call(group.TransferAccept, { offerId, requestId }),
      done: '你现在是圈主了',
    })
  }

  const end = (
    method: typeof group.TransferRefuse | typeof group.TransferWithdraw,
    offerId: string,
    done: string,
  ) => run({ part: 'circle', send: (requestId) => client.call(method, { offerId, requestId }), done })

  if (offer.state !== circleOfferStates.waiting) {
    return (
      <p className="circle-offer">
        {isToMe ? '转让给你' : `转让给 ${offer.to.nickName}`}：{circleOfferStateNames[offer.state]}
      </p>
    )
  }
  return (
    <div className="circle-offer" role="status">
      <p>
        {isToMe
          ? offer.isSuccession
            ? '圈主已经离开，站方请你接任圈主'
            : `${offer.from?.nickName ?? '圈主'} 想把圈子转让给你`
          : `已提出转让给 ${offer.to.nickName}，等待接受`}
        ，{formatFullTime(offer.expireTime)} 前有效
      </p>
      {isToMe ? (
        <>
          <Button size="small" busy={busy} onClick={() => void accept(offer.id)}>
            接受
          </Button>
          <Button
            kind="line"
            size="small"
            busy={busy}
            onClick={() => void end(group.TransferRefuse, offer.id, '已谢绝')}
          >
            谢绝
          </Button>
        </>
      ) : circle.can.seeTeam ? (
        <Button
          kind="line"
          size="small"
          busy={busy}
          onClick={() => void end(group.TransferWithdraw, offer.id, '已撤回转让')}
        >
          撤回
        </Button>
      ) : null}
    </div>
  )
}
