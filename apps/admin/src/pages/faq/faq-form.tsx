import type { StaffFaqItem } from '@guangquan/contract'
import {
  faqCategories,
  faqCategoryNames,
  faqLimits,
  type FaqCategory,
} from '@guangquan/contract/faq/faq.words'
import { Form, Input, Select, Switch } from 'antd'
import { numberedChoicesOf, numberOf } from '../../parts/fields/choices.ts'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { SortField } from '../../parts/fields/sort-field.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'

interface Given {
  category: FaqCategory
  question: string
  answer: string
  sort: number
  isOpen: boolean
}

interface FaqFormProps {
  /** Null for a new one. */
  row: StaffFaqItem | null
  onDone: () => void
}

/** Adds an entry of the FAQ, or changes one. */
export function FaqForm({ row, onDone }: FaqFormProps) {
  const act = useFormAct(api.StaffFaq.GetList)
  const finish = async (written: Promise<StaffFaqItem>) => {
    await act(written, '已保存')
    onDone()
  }
  const editOf = (entry: StaffFaqItem) =>
    rowEdit({
      row: entry,
      load: () => findRow(api.StaffFaq.GetList, {}, entry.id),
      valuesOf: initialOf,
      describe,
      save: (given: Given, { id, version }) => finish(write(api.StaffFaq.Save, { id, version, ...given })),
    })
  return (
    <SentForm<Given>
      send={row === null ? (given) => finish(write(api.StaffFaq.Create, given)) : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <Form.Item name="category" label="分类">
        <Select options={numberedChoicesOf(faqCategoryNames)} />
      </Form.Item>
      <RequiredItem name="question" label="问题">
        <Input maxLength={faqLimits.question.max} showCount />
      </RequiredItem>
      <RequiredItem
        name="answer"
        label="答案"
        extra="空一行分段。「- 」或「1. 」开头是列表，**两个星号**之间加粗，[文字](网址) 是链接。不能有图片和表格。"
      >
        <Input.TextArea autoSize={{ minRows: 8, maxRows: 24 }} maxLength={faqLimits.answer.max} showCount />
      </RequiredItem>
      <SortField />
      <Form.Item name="isOpen" label="展示" valuePropName="checked" extra="关闭后不在网站上出现">
        <Switch />
      </Form.Item>
    </SentForm>
  )
}

function initialOf(row: StaffFaqItem | null): Partial<Given> {
  if (row === null) return { category: faqCategories.account, sort: 100, isOpen: true }
  const { category, question, answer, sort, isOpen } = row
  return {
    category: numberOf(faqCategoryNames, String(category)) ?? faqCategories.other,
    question,
    answer,
    sort,
    isOpen,
  }
}

function describe({ category, question = '', answer = '', sort, isOpen }: Partial<Given>) {
  return {
    分类: category === undefined ? '' : faqCategoryNames[category],
    问题: question,
    答案: answer,
    顺序: String(sort ?? ''),
    展示: isOpen === true ? '是' : '否',
  }
}
