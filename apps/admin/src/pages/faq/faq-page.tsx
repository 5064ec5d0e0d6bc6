import type { StaffFaqItem } from '@guangquan/contract'
import { faqCategoryNames, faqLimits } from '@guangquan/contract/faq/faq.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { FaqForm } from './faq-form.tsx'

const shownNames = { yes: '展示', no: '不展示' } as const

/** The FAQ of the page of customer service, closed entries too. */
export function FaqPage() {
  const [{ keyword, category, shown }] = useAddress(['keyword', 'category', 'shown'])
  const [editing, setEditing] = useState<{ row: StaffFaqItem | null } | null>(null)
  const known = knownOf(['yes', 'no'], shown)
  const acts: ListColumn<StaffFaqItem> = {
    key: 'acts',
    name: '操作',
    render: (_, row) => (
      <Button size="small" aria-label={`修改 ${row.question}`} onClick={() => setEditing({ row })}>
        修改
      </Button>
    ),
  }
  return (
    <>
      <PageHead
        title="常见问题"
        actions={
          <Button type="primary" onClick={() => setEditing({ row: null })}>
            添加问题
          </Button>
        }
      />
      <FilterRow>
        <SearchFilter
          name="keyword"
          label="找问题"
          placeholder="问题或答案的一部分"
          maxLength={faqLimits.keyword}
        />
        <ChoiceFilter name="category" label="分类" options={choicesOf(faqCategoryNames)} width={180} />
        <ChoiceFilter name="shown" label="状态" options={choicesOf(shownNames)} />
      </FilterRow>
      <ListTable
        name="faq"
        label="常见问题"
        list={api.StaffFaq.GetList}
        input={{
          keyword,
          category: numberOf(faqCategoryNames, category),
          isOpen: known === undefined ? undefined : known === 'yes',
        }}
        rowKey="id"
        columns={[...columns, acts]}
        empty="没有这样的问题"
        exportBy={api.StaffFaq.Export}
      />
      <FormDrawer
        open={editing !== null}
        title={editing?.row == null ? '添加问题' : `修改 · ${editing.row.question}`}
        width={640}
        onClose={() => setEditing(null)}
      >
        {editing === null ? null : <FaqForm row={editing.row} onDone={() => setEditing(null)} />}
      </FormDrawer>
    </>
  )
}

const wrapped = { width: 320, whiteSpace: 'normal' } as const

const columns: ListColumn<StaffFaqItem>[] = [
  { key: 'category', name: '分类', render: (_, { category }) => nameOf(faqCategoryNames, category) },
  { key: 'sort', name: '顺序', dataIndex: 'sort' },
  { key: 'question', name: '问题', render: (_, { question }) => <div style={wrapped}>{question}</div> },
  {
    key: 'isOpen',
    name: '状态',
    render: (_, { isOpen }) => (isOpen ? <Tag color="success">展示</Tag> : <Tag>不展示</Tag>),
  },
  { key: 'updateTime', name: '最后修改', dataIndex: 'updateTime' },
]
