import type { WordItem } from '@guangquan/contract'
import { App, Button, Popconfirm } from 'antd'
import { api, refresh, sentenceOf, write } from '../../platform/api.ts'

/** Removes a word after a question. */
export function RemoveWord({ row: { id, version, word } }: { row: WordItem }) {
  const { message } = App.useApp()
  async function remove() {
    try {
      await write(api.StaffWord.Remove, { id, version })
      message.success('已移除')
    } catch (error) {
      message.error(sentenceOf(error))
    }
    await refresh(api.StaffWord.GetList, api.StaffWord.GetCategoryList)
  }
  return (
    <Popconfirm
      title={`移除「${word}」？`}
      description="以后的文字不再按它处理。"
      okText="移除"
      onConfirm={() => void remove()}
    >
      <Button size="small" danger aria-label={`移除 ${word}`}>
        移除
      </Button>
    </Popconfirm>
  )
}
