import type { StaffPostItem } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { App, Form, Modal, Select } from 'antd'
import { ReasonField } from '../../parts/reason-field.tsx'
import { SentForm } from '../../parts/sent-form.tsx'
import { api, readSite, refresh, write } from '../../platform/api.ts'

const maxTopics = 3

/** Chooses other topics for a post. */
export function TopicsDialog({ post, onClose }: { post: StaffPostItem | null; onClose: () => void }) {
  const { message } = App.useApp()
  const topics = useQuery({ ...readSite(api.SysBaseInfo.GetTopicList, {}), enabled: post !== null })

  async function save(
    { id, version }: StaffPostItem,
    { topicIds, reason }: { topicIds: string[]; reason: string },
  ) {
    await write(api.StaffPost.SetTopics, { id, topicIds, version, reason })
    await refresh(api.StaffPost.GetList)
    message.success('已保存，作者会收到通知')
    onClose()
  }
  return (
    <Modal open={post !== null} title="修改主题" footer={null} onCancel={onClose} destroyOnHidden>
      {post === null ? null : (
        <SentForm<{ topicIds: string[]; reason: string }>
          send={(given) => save(post, given)}
          submitText="保存"
          initialValues={{ topicIds: post.topics.map(({ id }) => id) }}
        >
          <Form.Item name="topicIds" label="主题" extra={`最多 ${maxTopics} 个`}>
            <Select
              mode="multiple"
              maxCount={maxTopics}
              optionFilterProp="label"
              loading={topics.isPending}
              options={(topics.data ?? post.topics).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Form.Item>
          <ReasonField />
        </SentForm>
      )}
    </Modal>
  )
}
