import type { StaffFrameItem } from '@guangquan/contract'
import { frameSources } from '@guangquan/contract/achievement-words'
import { Button, Flex, Form, InputNumber, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/list-table.tsx'
import { ReasonField, type Reasoned } from '../../parts/reason-field.tsx'
import { RequiredItem } from '../../parts/required-item.tsx'
import { findRow, rowEdit } from '../../parts/row-edit.ts'
import { api, write } from '../../platform/api.ts'
import { TextFields } from './text-fields.tsx'

interface Given extends Reasoned {
  name: string
  conditionText: string
  goal?: number | null
  validDays?: number | null
}

/** All frames and the rules that grant them. */
export function FrameList() {
  const [edited, setEdited] = useState<StaffFrameItem | null>(null)
  const columns: ListColumn<StaffFrameItem>[] = [
    {
      key: 'name',
      name: '头像框',
      render: (_, { src, name }) => (
        <Flex align="center" gap={12}>
          <img src={src} alt="" width={48} height={48} />
          {name}
        </Flex>
      ),
    },
    { key: 'source', name: '来源', render: (_, { source }) => frameSources[source] },
    { key: 'condition', name: '获得条件', dataIndex: 'conditionText' },
    { key: 'goal', name: '门槛', render: (_, { goal }) => goal ?? '没有规则，由人工颁发或兑换' },
    {
      key: 'validDays',
      name: '有效期',
      render: (_, { goal, validDays }) =>
        goal === null ? '颁发时决定' : validDays === null ? '长期' : `${validDays} 天`,
    },
    {
      key: 'state',
      name: '状态',
      render: (_, { isOpen }) =>
        isOpen ? <Tag color="success">可以获得</Tag> : <Tag>相关功能还没有开放</Tag>,
    },
    {
      key: 'acts',
      name: '操作',
      render: (_, frame) => (
        <Flex align="center">
          <Button type="link" size="small" aria-label={`修改 ${frame.name}`} onClick={() => setEdited(frame)}>
            修改
          </Button>
          <Link to={`/medals?tab=frame-owners&art=${frame.id}`} aria-label={`${frame.name}的获得记录`}>
            获得记录
          </Link>
        </Flex>
      ),
    },
  ]
  return (
    <>
      <ListTable
        name="frames"
        label="头像框"
        list={api.StaffFrame.GetList}
        input={{}}
        rowKey="id"
        columns={columns}
        empty="没有头像框"
      />
      <ActDialog
        act={
          edited === null
            ? null
            : {
                title: `修改 · ${edited.name}`,
                after: '从现在起生效，已经获得的不变。',
                submitText: '保存',
                fields: <Fields hasRule={edited.goal !== null} />,
                initialValues: valuesOf(edited),
                write: editOf(edited),
                done: '已保存',
              }
        }
        changed={[api.StaffFrame.GetList]}
        onClose={() => setEdited(null)}
      />
    </>
  )
}

function Fields({ hasRule }: { hasRule: boolean }) {
  return (
    <>
      <TextFields />
      {hasRule ? (
        <>
          <RequiredItem name="goal" label="门槛">
            <InputNumber min={1} max={10_000_000} precision={0} style={{ width: 160 }} />
          </RequiredItem>
          <Form.Item name="validDays" label="有效天数" extra="不填为长期有效">
            <InputNumber min={1} max={3650} precision={0} style={{ width: 160 }} />
          </Form.Item>
        </>
      ) : null}
      <ReasonField />
    </>
  )
}

const valuesOf = ({ name, conditionText, goal, validDays }: StaffFrameItem): Partial<Given> => ({
  name,
  conditionText,
  goal,
  validDays,
})

const editOf = (row: StaffFrameItem) =>
  rowEdit({
    row,
    load: () => findRow(api.StaffFrame.GetList, {}, ({ id }) => id === row.id),
    valuesOf,
    describe: ({ name = '', conditionText = '', goal, validDays }: Partial<Given>) => ({
      名称: name,
      获得条件: conditionText,
      门槛: String(goal ?? ''),
      有效天数: validDays == null ? '长期' : String(validDays),
    }),
    save: ({ goal, validDays, ...given }: Given, { id, version }): Promise<unknown> =>
      write(api.StaffFrame.Save, {
        ...given,
        goal: goal ?? null,
        validDays: validDays ?? null,
        id,
        version,
      }),
  })
