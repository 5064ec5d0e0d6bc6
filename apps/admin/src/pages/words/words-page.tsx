import { isWordAction, wordActions } from '@guangquan/contract/word-actions'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Input, Select, Space } from 'antd'
import { useState } from 'react'
import { ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { api, read, write } from '../../platform/api.ts'
import { ImportDialog } from './import-dialog.tsx'
import { RemoveWord } from './remove-word.tsx'
import { TryDialog } from './try-dialog.tsx'
import { wordColumns } from './word-columns.tsx'
import { type EditedWord, WordDialog } from './word-dialog.tsx'

const actionOptions = Object.entries(wordActions).map(([value, label]) => ({ value, label }))

/** The word list: search, add, change, remove, try, import. */
export function WordsPage() {
  const [{ keyword, action, category }, setAddress] = useAddress(['keyword', 'action', 'category'])
  const filters = { keyword, action: isWordAction(action) ? action : undefined, category }
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
      <Flex wrap gap={12} style={{ marginBottom: 12 }}>
        <Input.Search
          allowClear
          aria-label="找词"
          placeholder="词的一部分"
          defaultValue={keyword}
          maxLength={50}
          onSearch={(typed) => setAddress({ keyword: typed.trim() })}
          style={{ width: 220 }}
        />
        <Select
          allowClear
          aria-label="处理"
          placeholder="处理"
          value={action}
          options={actionOptions}
          onChange={(chosen) => setAddress({ action: chosen })}
          style={{ width: 120 }}
        />
        <Select
          allowClear
          showSearch
          aria-label="分类"
          placeholder="分类"
          value={category}
          options={(categories.data ?? []).map((value) => ({ value, label: value }))}
          onChange={(chosen) => setAddress({ category: chosen })}
          style={{ width: 160 }}
        />
      </Flex>
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
        exportWith={(reason) => write(api.StaffWord.Export, { ...filters, reason })}
      />
      <WordDialog edited={edited} categories={categories.data ?? []} onClose={() => setEdited(null)} />
      <TryDialog open={open === 'try'} onClose={() => setOpen(null)} />
      <ImportDialog open={open === 'import'} onClose={() => setOpen(null)} />
    </>
  )
}
