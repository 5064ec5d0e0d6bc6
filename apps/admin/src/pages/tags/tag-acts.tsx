import type { StaffTagItem } from '@guangquan/contract'
import { Button, Popconfirm, Space } from 'antd'
import { useAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'
import type { TagAct } from './tag-dialog.tsx'

/** The actions possible on a tag in its state. */
export function TagActs({ row, onAct }: { row: StaffTagItem; onAct: (act: TagAct) => void }) {
  const { name, version, state } = row
  const act = useAct(api.StaffTag.GetList)
  if (state === 'merged') return null
  if (state === 'banned') {
    return (
      <Popconfirm
        title={`解封 #${name}？`}
        description="会员又可以用它，话题页重新打开。"
        okText="解封"
        onConfirm={() => void act(write(api.StaffTag.Unban, { name, version }), '已解封')}
      >
        <Button type="link" size="small" aria-label={`解封 ${name}`}>
          解封
        </Button>
      </Popconfirm>
    )
  }
  return (
    <Space>
      <Button
        type="link"
        size="small"
        aria-label={`改名 ${name}`}
        onClick={() => onAct({ does: 'rename', row })}
      >
        改名
      </Button>
      <Button
        type="link"
        size="small"
        aria-label={`图片 ${name}`}
        onClick={() => onAct({ does: 'cover', row })}
      >
        图片
      </Button>
      <Button
        type="link"
        size="small"
        aria-label={`合并 ${name}`}
        onClick={() => onAct({ does: 'merge', row })}
      >
        合并
      </Button>
      <Button
        type="link"
        size="small"
        danger
        aria-label={`封禁 ${name}`}
        onClick={() => onAct({ does: 'ban', row })}
      >
        封禁
      </Button>
    </Space>
  )
}
