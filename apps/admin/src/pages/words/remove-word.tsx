import type { WordItem } from '@guangquan/contract'
import { Button, Popconfirm } from 'antd'
import { useAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'

/** Removes a word after a question. */
export function RemoveWord({ row: { id, version, word } }: { row: WordItem }) {
  const act = useAct(api.StaffWord.GetList, api.StaffWord.GetCategoryList)
  return (
    <Popconfirm
      title={`移除「${word}」？`}
      description="以后的文字不再按它处理。"
      okText="移除"
      onConfirm={() => void act(write(api.StaffWord.Remove, { id, version }), '已移除')}
    >
      <Button size="small" danger aria-label={`移除 ${word}`}>
        移除
      </Button>
    </Popconfirm>
  )
}
