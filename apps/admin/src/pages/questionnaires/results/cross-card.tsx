import type { StaffQuestionnaireDetail } from '@guangquan/contract'
import { questionTypes } from '@guangquan/contract/questionnaire/questionnaire.words'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex, Select, Typography } from 'antd'
import { Loading } from '../../../parts/page/loading.tsx'
import { ReadFailed } from '../../../parts/page/read-failed.tsx'
import { useAddress } from '../../../parts/page/use-address.ts'
import { api, read } from '../../../platform/api.ts'
import { NumberTable } from './number-table.tsx'

const { single, multiple, dropdown, picture, rating, nps } = questionTypes
const crossed: readonly number[] = [single, multiple, dropdown, picture, rating, nps]

/** How often the options of two questions were chosen together. */
export function CrossCard({ row }: { row: StaffQuestionnaireDetail }) {
  const [address, setAddress] = useAddress(['row', 'column'])
  const asked = row.questions.filter(({ type }) => crossed.includes(type))
  const choices = asked.map(({ key, title }) => ({ value: key, label: title }))
  const down = asked.find(({ key }) => key === address.row) ?? asked[0]
  const across = asked.find(({ key }) => key === address.column) ?? asked[1]
  if (down === undefined || across === undefined) return null
  return (
    <Card size="small" title="交叉表" className="questionnaire-wide">
      <Flex gap={8} wrap align="center" style={{ marginBottom: 12 }}>
        <Select
          aria-label="行"
          style={{ minWidth: 200 }}
          options={choices}
          value={down.key}
          onChange={(value) => setAddress({ row: value })}
        />
        <Typography.Text>按</Typography.Text>
        <Select
          aria-label="列"
          style={{ minWidth: 200 }}
          options={choices}
          value={across.key}
          onChange={(value) => setAddress({ column: value })}
        />
        <Typography.Text>看</Typography.Text>
      </Flex>
      <Cross id={row.id} row={down.key} column={across.key} label={`${down.title}，按${across.title}看`} />
    </Card>
  )
}

function Cross({ label, ...input }: { id: string; row: string; column: string; label: string }) {
  const table = useQuery(read(api.StaffQuestionnaire.GetCross, input))
  if (table.isPending) return <Loading />
  if (table.isError) return <ReadFailed error={table.error} retry={table.refetch} />
  return <NumberTable label={label} columns={table.data.columns} rows={table.data.rows} shade />
}
