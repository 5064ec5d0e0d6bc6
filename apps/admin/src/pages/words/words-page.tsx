import { wordActions } from '@guangquan/contract/word-list/word-actions'
import { useQuery } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { choicesOf, keysOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api, read } from '../../platform/api.ts'
import { ImportDialog } from './import-dialog.tsx'
import { RemoveWord } from './remove-word.tsx'
import { TryDialog } from './try-dialog.tsx'
import { wordColumns } from './word-columns.tsx'
import { type EditedWord, WordDialog } from './word-dialog.tsx'

const actionChoices = choicesOf(wordActions)

/** The word list: search, add, change, remove, try, import. */
export function WordsPage() {
  const [{ keyword, action, category }] = useAddress(['keyword', 'action', 'category'])
  const filters = { keyword, action: knownOf(keysOf(wordActions), action), category }
  const [edited, setEdited] = useState<EditedWord | null>(null)
  const [open, setOpen] = useState<'try' | 'import' | null>(null)
  const categories = useQuery(read(api.StaffWord.GetCategoryList, {}))
  return (
    <>
      <PageHead
        title="敏感词"
        actions={
          <Space wrap>
            <Button onClick={() => setOpen('try')}>试一段文字</Button>
            <Button onClick={() => setOpen('import')}>导入 CSV</Button>
            <Button type="primary" onClick={() => setEdited({ row: null })}>
              添加敏感词
            </Button>
          </Space>
        }
      />
      <FilterRow>
        <SearchFilter name="keyword" label="找词" placeholder="词的一部分" maxLength={50} width={220} />
        <ChoiceFilter name="action" label="处理" options={actionChoices} />
        <ChoiceFilter
          name="category"
          label="分类"
          options={(categories.data ?? []).map((value) => ({ value, label: value }))}
          hasSearch
          width={160}
        />
      </FilterRow>
      <ListTable
        name="words"
        label="敏感词"
        list={api.StaffWord.GetList}
        input={filters}
        rowKey="id"
        columns={[
          ...wordColumns,
          {
            key: 'acts',
            name: '操作',
            render: (_, row) => (
              <Space>
                <Button size="small" onClick={() => setEdited({ row })} aria-label={`修改 ${row.word}`}>
                  修改
                </Button>
                <RemoveWord row={row} />
              </Space>
            ),
          },
        ]}
        empty="没有这样的词"
        exportBy={api.StaffWord.Export}
      />
      <WordDialog edited={edited} categories={categories.data ?? []} onClose={() => setEdited(null)} />
      <TryDialog open={open === 'try'} onClose={() => setOpen(null)} />
      <ImportDialog open={open === 'import'} onClose={() => setOpen(null)} />
    </>
  )
}
