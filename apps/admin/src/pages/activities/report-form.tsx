import type { StaffActivityDetail } from '@guangquan/contract'
import { activityBounds } from '@guangquan/contract/activity/activity.words'
import { Alert, Form, Switch } from 'antd'
import { BodyField } from '../../parts/fields/body-field.tsx'
import { type ListedPicture, PicturesField } from '../../parts/fields/pictures-field.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'

interface Given {
  body?: string
  pictures?: ListedPicture[]
  publish: boolean
}

/** The report of an activity, with photographs, which is shown to members. */
export function ReportForm({ activity }: { activity: StaffActivityDetail }) {
  const act = useFormAct(api.StaffActivity.GetDetail, api.StaffActivity.GetList)
  if (!activity.may.report) return <Alert type="info" showIcon title="活动结束后可以写回顾" />
  return (
    <div style={{ maxWidth: 760 }}>
      <SentForm<Given>
        // Recreated from the saved values: the next change has their version.
        key={activity.version}
        send={rowEdit({
          row: activity,
          load: () => call(api.StaffActivity.GetDetail, { id: activity.id }),
          valuesOf: initialOf,
          describe,
          save: ({ body = '', pictures = [], publish }: Given, { id, version }) =>
            act(
              write(api.StaffActivity.SaveReport, {
                id,
                version,
                body,
                pictures: pictures.map(({ key }) => key),
                publish,
              }),
              publish ? '已发布' : '已保存',
            ),
        })}
        submitText="保存"
        initialValues={initialOf(activity)}
      >
        <Form.Item name="body" label="文章">
          <BodyField
            preview={api.StaffActivity.PreviewBody}
            min={activityBounds.body.min}
            upload={(file) => call(api.StaffActivity.Upload, { kind: 'picture', ...file })}
          />
        </Form.Item>
        <Form.Item name="pictures" label="照片" extra={`最多 ${activityBounds.reportPictures} 张`}>
          <PicturesField
            max={activityBounds.reportPictures}
            upload={(file) => call(api.StaffActivity.Upload, { kind: 'picture', ...file })}
          />
        </Form.Item>
        <Form.Item
          name="publish"
          label="在网站上显示"
          valuePropName="checked"
          extra="第一次发布时通知到场的人"
        >
          <Switch />
        </Form.Item>
      </SentForm>
    </div>
  )
}

function initialOf({ report }: StaffActivityDetail): Given {
  return {
    body: report?.body ?? '',
    pictures: report?.pictures ?? [],
    publish: report?.isPublished ?? false,
  }
}

function describe({ body = '', pictures = [], publish = false }: Partial<Given>) {
  return { 文章: body, 照片: `${pictures.length} 张`, 在网站上显示: publish ? '是' : '否' }
}
