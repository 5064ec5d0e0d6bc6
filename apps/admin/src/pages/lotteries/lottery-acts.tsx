import type { StaffLotteryDetail } from '@guangquan/contract'
import { lotteryLimits } from '@guangquan/contract/lottery/lottery.words'
import { Input } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'

export type LotteryActKind = 'publish' | 'cancel' | 'enter' | 'confirm' | 'withdraw'

const changed = [api.StaffLottery.GetList, api.StaffLottery.GetDetail, api.StaffLottery.GetTickets]

type Valued = Reasoned & { publicValue: string }

interface LotteryActDialogProps {
  kind: LotteryActKind | null
  lottery: StaffLotteryDetail
  onClose: () => void
}

/** Asks for the input of an action on a lottery, usually a reason, and performs it. */
export function LotteryActDialog({ kind, lottery, onClose }: LotteryActDialogProps) {
  const { id, version, title, publicSource } = lottery
  const shared = { changed, onClose }
  switch (kind) {
    case null:
      return null
    case 'publish':
      return (
        <ActDialog
          {...shared}
          act={{
            title: `公布 · ${title}`,
            after:
              '公布以后，规则、奖品、份数、概率和时间都锁住，数据库不接受任何改动，只能取消。种子在这时生成，指纹马上公开。',
            submitText: '公布并锁定',
            write: ({ reason }: Reasoned) => write(api.StaffLottery.Publish, { id, version, reason }),
            done: '已公布',
          }}
        />
      )
    case 'cancel':
      return (
        <ActDialog
          {...shared}
          act={{
            title: `取消 · ${title}`,
            after: '参加的人都会收到通知和原因，用掉的金币退回原来的批次。不能恢复。',
            submitText: '取消抽奖',
            write: ({ reason }: Reasoned) => write(api.StaffLottery.Cancel, { id, version, reason }),
            done: '已取消',
          }}
        />
      )
    case 'withdraw':
      return (
        <ActDialog
          {...shared}
          act={{
            title: `撤回公共数 · ${title}`,
            after: '撤回以后重新录入。录入和撤回都留在操作记录里。',
            submitText: '撤回',
            write: ({ reason }: Reasoned) =>
              write(api.StaffLottery.WithdrawPublicValue, { id, version, reason }),
            done: '已撤回',
          }}
        />
      )
    case 'enter':
    case 'confirm': {
      const isConfirming = kind === 'confirm'
      return (
        <ActDialog
          {...shared}
          act={{
            title: `${isConfirming ? '核对公共数并开奖' : '录入公共数'} · ${title}`,
            after: isConfirming
              ? `规则里写明的来源：${publicSource}。请自己到来源查，不要问录入的人。一致就马上开奖，不能撤回。`
              : `规则里写明的来源：${publicSource}。录入以后由另一位工作人员核对，一致才开奖。`,
            fields: (
              <>
                <RequiredItem name="publicValue" label="公共数" extra="照来源的写法，例如 3927.41">
                  <Input maxLength={lotteryLimits.publicValue} autoComplete="off" />
                </RequiredItem>
                <ReasonField />
              </>
            ),
            submitText: isConfirming ? '核对并开奖' : '录入',
            write: ({ publicValue, reason }: Valued) =>
              write(isConfirming ? api.StaffLottery.ConfirmPublicValue : api.StaffLottery.SetPublicValue, {
                id,
                version,
                publicValue,
                reason,
              }),
            done: isConfirming ? '已开奖' : '已录入，等另一位核对',
          }}
        />
      )
    }
  }
}
