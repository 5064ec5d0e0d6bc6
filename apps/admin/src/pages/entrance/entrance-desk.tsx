import type { EntranceActivity, ScanAnswer } from '@guangquan/contract'
import { scanResultNames } from '@guangquan/contract/activity-words'
import { Alert, Button, Card, Flex, Input, Result, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { CodeScanner, mayScan } from '../../parts/code-scanner.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PeopleSearch } from './people-search.tsx'
import { useScan } from './use-scan.ts'

/** The entrance of an activity: scan or type, and see at once who may enter. */
export function EntranceDesk({ activity }: { activity: EntranceActivity }) {
  const { id, title, enrolled, checkedIn } = activity
  const { pending, answer, failure, scan } = useScan(id)
  const [isScanning, setScanning] = useState(false)
  /** The camera stops at each code; another number opens it for the next one. */
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState('')

  async function take(text: string): Promise<void> {
    await scan(text)
    setTyped('')
    setRound((before) => before + 1)
  }

  return (
    <>
      <PageHead title={title} actions={<Link to="/entrance">换一个活动</Link>} />
      <Typography.Paragraph style={{ fontSize: 20 }} role="status">
        已到 <b>{checkedIn}</b> / {enrolled}
      </Typography.Paragraph>
      <Flex vertical gap={16} style={{ maxWidth: 560 }}>
        <div aria-live="assertive">
          {failure === null ? null : <Alert type="warning" showIcon title={failure} />}
          {answer === null ? null : <Answer answer={answer} />}
        </div>
        <Card size="small" title="扫签到码">
          {isScanning ? (
            <CodeScanner key={round} onCode={(text) => void take(text)} onEnd={() => setScanning(false)} />
          ) : null}
          <Flex vertical gap={12} style={{ marginTop: isScanning ? 12 : 0 }}>
            {mayScan() ? (
              <Button size="large" onClick={() => setScanning(!isScanning)}>
                {isScanning ? '关上摄像头' : '打开摄像头'}
              </Button>
            ) : (
              <Typography.Text type="secondary">这个浏览器不能扫码，请输入六位口述码</Typography.Text>
            )}
            <Input.Search
              size="large"
              aria-label="六位口述码，或扫码枪读到的内容"
              placeholder="六位口述码"
              enterButton="签到"
              value={typed}
              loading={pending}
              onChange={({ target }) => setTyped(target.value)}
              onSearch={(text) => {
                if (text.trim() !== '') void take(text)
              }}
            />
          </Flex>
        </Card>
        <PeopleSearch activityId={id} />
      </Flex>
    </>
  )
}

const statuses: Partial<Record<ScanAnswer['result'], 'success' | 'warning'>> = {
  checkedIn: 'success',
  already: 'warning',
  conflict: 'warning',
  tooEarly: 'warning',
}

/** Large, for a noisy entrance: the result, who it is, and how many come in. */
function Answer({ answer }: { answer: ScanAnswer }) {
  const { result, nickName, headPicUrl, guests, checkInTime, checkInBy } = answer
  const since =
    result === 'checkedIn' || checkInTime === null
      ? ''
      : `${checkInTime.slice(11, 16)} 已签到${checkInBy === '' ? '' : `（${checkInBy}）`}`
  return (
    <Result
      status={statuses[result] ?? 'error'}
      title={<span style={{ fontSize: 36 }}>{scanResultNames[result]}</span>}
      subTitle={
        <Flex vertical align="center" gap={8} style={{ fontSize: 20 }}>
          {headPicUrl === '' ? null : (
            <img src={headPicUrl} alt="" width={96} height={96} style={{ borderRadius: '50%' }} />
          )}
          <b>{nickName}</b>
          {nickName === '' ? null : <span>{guests === 0 ? '1 人' : `${guests + 1} 人，同行 ${guests} 位`}</span>}
          {since === '' ? null : <span>{since}</span>}
        </Flex>
      }
    />
  )
}
