import type { StaffQuestionnaireDetail } from '@guangquan/contract'
import { questionTypes } from '@guangquan/contract/questionnaire/questionnaire.words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Card, Empty, Flex, Input, Select } from 'antd'
import { Loading } from '../../../parts/page/loading.tsx'
import { ReadFailed } from '../../../parts/page/read-failed.tsx'
import { useAddress } from '../../../parts/page/use-address.ts'
import { api, call } from '../../../platform/api.ts'

const pageSize = 20

/** The written answers to a question, searchable. */
export function TextsCard({ row }: { row: StaffQuestionnaireDetail }) {
  const [{ question, keyword = '' }, setAddress] = useAddress(['question', 'keyword'])
  const written = row.questions.filter(
    ({ type, hasOther }) => type === questionTypes.line || type === questionTypes.text || hasOther,
  )
  const open = written.find(({ key }) => key === question) ?? written[0]
  if (open === undefined) return null
  return (
    <Card size="small" title="写下的话" className="questionnaire-wide">
      <Flex gap={8} wrap style={{ marginBottom: 12 }}>
        <Select
          aria-label="哪一题"
          style={{ minWidth: 220 }}
          options={written.map(({ key, title, hasOther }) => ({
            value: key,
            label: hasOther ? `${title}　其他` : title,
          }))}
          value={open.key}
          onChange={(value) => setAddress({ question: value })}
        />
        <Input.Search
          aria-label="找写下的话"
          placeholder="其中一部分"
          allowClear
          maxLength={60}
          defaultValue={keyword}
          style={{ width: 220 }}
          onSearch={(value) => setAddress({ keyword: value })}
        />
      </Flex>
      <Texts key={`${open.key} ${keyword}`} id={row.id} question={open.key} keyword={keyword} />
    </Card>
  )
}

function Texts(input: { id: string; question: string; keyword: string }) {
  const { service, method } = api.StaffQuestionnaire.GetTexts
  const texts = useInfiniteQuery({
    queryKey: [service, method, input],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      call(
        api.StaffQuestionnaire.GetTexts,
        { ...input, cursor: pageParam, maxResultCount: pageSize },
        signal,
      ),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
  if (texts.isPending) return <Loading />
  if (texts.isError) return <ReadFailed error={texts.error} retry={texts.refetch} />
  const items = texts.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <Empty description="没有这样的话" />
  return (
    <>
      <ul className="questionnaire-texts">
        {items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {texts.hasNextPage ? (
        <Button loading={texts.isFetchingNextPage} onClick={() => void texts.fetchNextPage()}>
          再看 {pageSize} 条
        </Button>
      ) : null}
    </>
  )
}
