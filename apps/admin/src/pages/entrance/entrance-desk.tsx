import type { EntranceList } from '@guangquan/contract'
import { loadFindCode } from '@guangquan/ui/find-code'
import { Alert, Button, Card, Flex, Input, QRCode, Typography } from 'antd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { CodePhoto, CodeScanner, mayScan } from '../../parts/page/code-scanner.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { clockOffsetMs } from '../../platform/boot.ts'
import { ConflictList } from './conflict-list.tsx'
import { LoanDesk } from './loan-desk.tsx'
import { PeopleSearch } from './people-search.tsx'
import { ScanResult } from './scan-result.tsx'
import { useQueue } from './use-queue.ts'
import { type Shown, useScan } from './use-scan.ts'
import { WalkInButton } from './walk-in-button.tsx'

/** The entrance of an activity: scan or type, and see at once who may enter; conflicts; the loan desk. */
export function EntranceDesk({ list }: { list: EntranceList }) {
  const { id, title, enrolled, checkedIn } = list
  return (
    <>
      <PageHead title={title} actions={<Link to="/entrance">换一个活动</Link>} />
      <Typography.Paragraph style={{ fontSize: 20 }} role="status">
        已到 <b>{checkedIn}</b> / {enrolled}
      </Typography.Paragraph>
      <AddressTabs
        items={[
          { key: 'scan', label: '签到', children: <ScanDesk list={list} /> },
          { key: 'conflicts', label: '没有通过的扫码', children: <ConflictList activityId={id} /> },
          { key: 'loans', label: '试机台', children: <LoanDesk activityId={id} /> },
        ]}
      />
    </>
  )
}

/** A clock that is off by more is reported. */
const clockToleranceMs = 2 * 60_000

/** A scan stored without a network, until it was sent and the queue has its result. */
const isNoted = ({ result }: Shown) => result === 'noted' || result === 'notListed'

function ScanDesk({ list }: { list: EntranceList }) {
  const { id, notes, poster } = list
  const queue = useQueue(id)
  const { pending, outcome, failure, scan } = useScan(list, queue.read)
  const wrongMinutes = Math.round(Math.abs(clockOffsetMs()) / 60_000)
  return (
    <Flex vertical gap={16} style={{ maxWidth: 560 }}>
      <div>
        <Network />
        {Math.abs(clockOffsetMs()) > clockToleranceMs ? (
          <Alert type="warning" showIcon title={`这台设备的时间差了 ${wrongMinutes} 分钟，签到时间已改正`} />
        ) : null}
        <div role="status">
          {queue.count === 0 && queue.report === '' ? null : (
            <Alert
              type={queue.count === 0 ? 'info' : 'warning'}
              showIcon
              title={queue.count === 0 ? queue.report : `${queue.count} 条等待上传，已存在这台设备上`}
              description={queue.count === 0 ? undefined : queue.report}
              action={
                queue.count === 0 ? undefined : <Button onClick={() => void queue.send()}>现在上传</Button>
              }
            />
          )}
        </div>
        <div aria-live="assertive">
          {failure === null ? null : <Alert type="warning" showIcon title={failure} />}
          {outcome === null || (queue.count === 0 && isNoted(outcome)) ? null : (
            <ScanResult shown={outcome} />
          )}
        </div>
      </div>
      <CodeCard pending={pending} onCode={scan} />
      <PeopleSearch activityId={id} />
      <WalkInButton activityId={id} />
      {poster === '' ? null : (
        <Card size="small" title="今天的自助签到海报">
          <Flex vertical align="center" gap={8}>
            <QRCode value={poster} type="svg" size={240} bordered={false} />
            <Typography.Text type="secondary">只在今天有效，会员用“扫海报签到”扫它</Typography.Text>
          </Flex>
        </Card>
      )}
      <ul style={{ paddingInlineStart: 20 }}>
        {notes.map((note) => (
          <li key={note}>
            <Typography.Text type="secondary">{note}</Typography.Text>
          </li>
        ))}
      </ul>
    </Flex>
  )
}

/** Reads a code with the camera, from a photograph, from a hand scanner, or as six digits that are read out. */
function CodeCard({ pending, onCode }: { pending: boolean; onCode: (text: string) => Promise<void> }) {
  const [isScanning, setScanning] = useState(false)
  /** The camera stops at each code; another number opens it for the next one. */
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState('')
  /** Why a photograph was of no use. */
  const [fault, setFault] = useState('')

  // The worker of this page caches loaded files, including the decoder for use without a network.
  useEffect(() => void loadFindCode().catch(() => undefined), [])

  async function take(text: string): Promise<void> {
    setFault('')
    await onCode(text)
    setTyped('')
    setRound((before) => before + 1)
  }

  return (
    <Card size="small" title="扫签到码">
      {isScanning ? (
        <CodeScanner key={round} onCode={(text) => void take(text)} onEnd={() => setScanning(false)} />
      ) : null}
      <Flex vertical gap={12} style={{ marginTop: isScanning ? 12 : 0 }}>
        {mayScan() ? (
          <Button size="large" onClick={() => setScanning(!isScanning)}>
            {isScanning ? '关上摄像头' : '打开摄像头'}
          </Button>
        ) : null}
        <CodePhoto onCode={(text) => void take(text)} onFail={setFault} />
        <div role="alert">{fault === '' ? null : <Alert type="warning" showIcon title={fault} />}</div>
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
  )
}

function Network() {
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {isOnline ? null : (
        <Alert type="warning" showIcon title="没有网络，按名单签到，扫到的先存在这台设备上" />
      )}
    </div>
  )
}

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
