import type { StaffCircleDetail } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Flex, Image } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { type CircleAct, CircleActDialog, type CircleActKind } from './circle-act-dialog.tsx'
import { CircleActs } from './circle-acts.tsx'
import { CircleFacts } from './circle-facts.tsx'
import { CircleHistory } from './circle-history.tsx'
import { EssenceGivers } from './essence-givers.tsx'
import { TeamTable } from './team-table.tsx'
import { WaitingNotes } from './waiting-notes.tsx'

/** A circle: its open requests, data, team, and log. */
export function CirclePage() {
  const { id = '' } = useParams()
  const circle = useQuery(read(api.StaffCircle.GetDetail, { id }))
  if (circle.isPending) return <Loading />
  if (circle.isError) return <ReadFailed error={circle.error} retry={circle.refetch} />
  return <Detail circle={circle.data} />
}

function Detail({ circle }: { circle: StaffCircleDetail }) {
  const [act, setAct] = useState<CircleAct | null>(null)
  const choose = (kind: CircleActKind) => setAct({ kind, circle })
  return (
    <>
      <PageHead title={circle.title} actions={<CircleActs circle={circle} onAct={choose} />} />
      <WaitingNotes circle={circle} onAct={choose} />
      {circle.coverUrl === '' ? null : (
        <Flex style={{ marginBottom: 16 }}>
          <Image
            src={circle.coverUrl}
            alt="圈子的封面"
            width={320}
            height={180}
            style={{ objectFit: 'cover' }}
          />
        </Flex>
      )}
      <CircleFacts circle={circle} />
      <AddressTabs
        items={[
          { key: 'history', label: '全部记录', children: <CircleHistory id={circle.id} /> },
          { key: 'team', label: '团队', children: <TeamTable team={circle.team} /> },
          { key: 'essence', label: '加精', children: <EssenceGivers id={circle.id} /> },
        ]}
      />
      <CircleActDialog act={act} onClose={() => setAct(null)} />
    </>
  )
}
