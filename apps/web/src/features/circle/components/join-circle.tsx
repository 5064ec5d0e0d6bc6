import type { CircleItem } from '@guangquan/contract'
import { joinStateNames } from '@guangquan/contract/circle/circle.words'
import { Button, confirm, formatFullTime, LinkButton, showToast } from '@guangquan/ui'
import { CheckIcon, PlusIcon } from '@guangquan/ui/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { refreshCircle } from '../refresh-circle.ts'
import { ApplyDialog } from './apply-dialog.tsx'

interface JoinCircleProps {
  circle: Pick<CircleItem, 'id' | 'title' | 'join'>
  size?: 'small' | 'medium'
  /** Id of the viewer's invitation, if the page has it. */
  invitationId?: string
}

type Join = CircleItem['join']

/** The join button: 加入 or 申请加入, then 待审核, then 已加入; otherwise why not. */
export function JoinCircle({ circle, size = 'medium', invitationId }: JoinCircleProps) {
  const queryClient = useQueryClient()
  const [changed, setChanged] = useState<{ from: Join; to: Join } | null>(null)
  const [busy, setBusy] = useState(false)
  const [applies, setApplies] = useState(false)
  // A newer response of the list or page replaces the state set here.
  const join = changed?.from === circle.join ? changed.to : circle.join

  function show(to: Join): void {
    setChanged({ from: circle.join, to })
    void refreshCircle(queryClient, 'members')
    void refreshCircle(queryClient, 'circle')
  }

  async function act(send: (requestId: string) => Promise<{ join: Join }>, done: (to: Join) => string) {
    setBusy(true)
    try {
      const { join: to } = await send(crypto.randomUUID())
      show(to)
      showToast(done(to))
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  const accepted = ({ state }: Join) =>
    state === 'joined' ? `已加入「${circle.title}」` : '已提交，等待审核'

  async function withdraw() {
    if (!(await confirm({ title: '撤回申请？', text: '撤回后可以重新申请', confirmLabel: '撤回' }))) return
    await act(
      (requestId) => client.call(api.PhotographyGroup.CancelApply, { id: circle.id, requestId }),
      () => '已撤回申请',
    )
  }

  const shape = { size, busy }
  switch (join.state) {
    case 'join':
      return (
        <Button
          {...shape}
          icon={<PlusIcon weight="bold" size={18} />}
          aria-label={`加入${circle.title}`}
          onClick={() =>
            void act(
              (requestId) => client.call(api.PhotographyGroup.MemberApply, { id: circle.id, requestId }),
              accepted,
            )
          }
        >
          加入
        </Button>
      )
    case 'apply':
      return (
        <>
          <Button {...shape} aria-label={`申请加入${circle.title}`} onClick={() => setApplies(true)}>
            申请加入
          </Button>
          {applies ? (
            <ApplyDialog
              circle={circle}
              onClose={() => setApplies(false)}
              onSent={(to) => {
                setApplies(false)
                show(to)
                showToast(accepted(to))
              }}
            />
          ) : null}
        </>
      )
    case 'invited':
      return invitationId === undefined ? (
        <LinkButton kind="ink" size={size} href={circlePaths.detail(circle.id)}>
          看邀请
        </LinkButton>
      ) : (
        <Button
          {...shape}
          onClick={() =>
            void act(
              (requestId) => client.call(api.PhotographyGroup.InviteAccept, { invitationId, requestId }),
              accepted,
            )
          }
        >
          接受邀请
        </Button>
      )
    case 'pending':
      return (
        <Button
          kind="quiet"
          {...shape}
          aria-label={`待审核，撤回加入${circle.title}的申请`}
          onClick={() => void withdraw()}
        >
          待审核
        </Button>
      )
    case 'joined':
      return (
        <Button
          kind="quiet"
          size={size}
          icon={<CheckIcon weight="bold" size={18} />}
          disabled
          disabledReason="你已经在这个圈子里"
        >
          已加入
        </Button>
      )
    case 'blackListed':
    case 'closed':
    case 'full':
    case 'inviteOnly':
    case 'limit':
    case 'wait':
      return (
        <Button kind="quiet" size={size} disabled disabledReason={reasonOf(join)}>
          {join.state === 'limit' ? '已达上限' : joinStateNames[join.state]}
        </Button>
      )
  }
}

function reasonOf({ state, until }: Join): string {
  switch (state) {
    case 'wait':
      return until === null ? '暂时不能申请' : `${formatFullTime(until)} 以后可以再申请`
    case 'limit':
      return '加入的圈子已达上限，升级后可以加入更多'
    case 'inviteOnly':
      return '只有收到邀请的人可以加入'
    case 'full':
      return '圈子已经满员'
    case 'blackListed':
      return '你不能加入这个圈子'
    case 'apply':
    case 'closed':
    case 'invited':
    case 'join':
    case 'joined':
    case 'pending':
      return '圈子暂停加入'
  }
}
