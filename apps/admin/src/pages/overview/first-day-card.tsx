import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons'
import type { FirstDay } from '@guangquan/contract'
import { firstDaySteps, type FirstDayName } from '@guangquan/contract/operations/first-day'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, theme, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '../../parts/acts/use-act.ts'
import { api, read, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

/** Remaining steps before a new site can open; nothing once all of them are done or confirmed. */
export function FirstDayCard() {
  const may = useMay()
  return may(api.StaffSystem.GetFirstDay) ? <Steps /> : null
}

function Steps() {
  // If it cannot be loaded, the figures below are still useful.
  const { data } = useQuery(read(api.StaffSystem.GetFirstDay, {}))
  const open = data?.items.filter(({ state }) => state === 'open').length ?? 0
  // The confirmation of the last step can be undone until the page is left.
  const [wasOpen, setWasOpen] = useState(false)
  if (open > 0 && !wasOpen) setWasOpen(true)
  if (data === undefined || (open === 0 && !wasOpen)) return null
  return (
    <Card
      role="region"
      aria-label="开站前的准备"
      title={<h2 style={{ fontSize: 16, margin: 0 }}>开站前的准备</h2>}
      extra={<Typography.Text type="secondary">{open === 0 ? '都好了' : `还有 ${open} 步`}</Typography.Text>}
      style={{ marginBottom: 16 }}
    >
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
        {data.items.map((item) => (
          <Step key={item.step} {...item} />
        ))}
      </ul>
    </Card>
  )
}

const stateNames = { open: '没做', done: '做了', confirmed: '确认过' }

function Step({ step, state }: { step: FirstDayName; state: FirstDay['items'][number]['state'] }) {
  const { token } = theme.useToken()
  const act = useAct(api.StaffSystem.GetFirstDay)
  const { label, text, path } = firstDaySteps[step]
  const confirm = (isConfirmed: boolean) =>
    void act(write(api.StaffSystem.ConfirmFirstDay, { step, isConfirmed }), isConfirmed ? '已确认' : '已收回')
  return (
    <li style={{ display: 'flex', gap: 8, alignItems: 'baseline' }}>
      <span role="img" aria-label={stateNames[state]}>
        {state === 'open' ? (
          <ClockCircleOutlined style={{ color: token.colorTextTertiary }} />
        ) : (
          <CheckCircleFilled style={{ color: token.colorSuccess }} />
        )}
      </span>
      <span style={{ flex: 1 }}>
        <Typography.Text strong>{path === null ? label : <Link to={path}>{label}</Link>}</Typography.Text>{' '}
        <Typography.Text type="secondary">{state === 'open' ? text : stateNames[state]}</Typography.Text>
      </span>
      {state === 'open' ? (
        <Button size="small" aria-label={`${label}不用再做`} onClick={() => confirm(true)}>
          不用再做
        </Button>
      ) : state === 'confirmed' ? (
        <Button size="small" type="text" aria-label={`收回${label}的确认`} onClick={() => confirm(false)}>
          收回
        </Button>
      ) : null}
    </li>
  )
}
