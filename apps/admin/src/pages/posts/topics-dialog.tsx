import type { StaffPostItem } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { api, readSite, write } from '../../platform/api.ts'

const maxTopics = 3

interface Given extends Reasoned {
  topicIds: string[]
}

/** Chooses other topics for a post. */
export function TopicsDialog({ post, onClose }: { post: StaffPostItem | null; onClose: () => void }) {
  const all = useQuery({ ...readSite(api.SysBaseInfo.GetTopicList, {}), enabled: post !== null })
  const names = new Map([...(post?.topics ?? []), ...(all.data ?? [])].map(({ id, name }) => [id, name]))
  return (
    <ActDialog
      act={
        post === null
          ? null
          : {
              title: '修改主题',
              submitText: '保存',
              fields: <Fields topics={post.topics} />,
              initialValues: { topicIds: post.topics.map(({ id }) => id) },
              write: rowEdit({
                row: post,
                load: () => findRow(api.StaffPost.GetList, {}, post.id),
                valuesOf: (newer): Partial<Given> => ({ topicIds: newer.topics.map(({ id }) => id) }),
                describe: ({ topicIds = [] }: Partial<Given>) => ({
                  主题: topicIds.map((id) => names.get(id) ?? id).join('、'),
                }),
                save: ({ topicIds, reason }: Given, { id, version }) =>
                  write(api.StaffPost.SetTopics, { id, version, topicIds, reason }),
              }),
              done: '已保存，作者会收到通知',
            }
      }
      changed={[api.StaffPost.GetList]}
      onClose={onClose}
    />
  )
}

function Fields({ topics }: Pick<StaffPostItem, 'topics'>) {
  const all = useQuery(readSite(api.SysBaseInfo.GetTopicList, {}))
  return (
    <>
      <Form.Item name="topicIds" label="主题" extra={`最多 ${maxTopics} 个`}>
        <Select
          mode="multiple"
          maxCount={maxTopics}
          optionFilterProp="label"
          loading={all.isPending}
          options={(all.data ?? topics).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <ReasonField />
    </>
  )
}
