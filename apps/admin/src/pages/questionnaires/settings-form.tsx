import type { StaffQuestionnaireDetail } from '@guangquan/contract'
import {
  questionnaireAudienceNames,
  questionnaireAudiences,
  questionnaireLimits,
  shownResults,
  shownResultsNames,
  type QuestionnaireAudience,
  type ShownResults,
} from '@guangquan/contract/questionnaire/questionnaire.words'
import { DatePicker, Flex, Form, Input, InputNumber, Select, Switch } from 'antd'
import type { Dayjs } from 'dayjs'
import { ActivityChoice } from '../../parts/fields/activity-choice.tsx'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { CircleChoice, type ChosenCircle } from '../../parts/fields/circle-choice.tsx'
import { PictureField, type SitePicture } from '../../parts/fields/picture-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'
import { ModelsField, type Model } from '../product-activities/models-field.tsx'
import { RewardFields } from './reward-fields.tsx'
import { sentQuestions } from './fields.ts'
import { templates } from './templates.ts'
import { pickerTime, pickerOfText } from '../../parts/time/shanghai-time.ts'

interface Cover extends SitePicture {
  key: string
}

export interface Given {
  template?: string
  title: string
  intro?: string
  cover?: Cover | null
  startTime: Dayjs
  endTime: Dayjs
  audience: QuestionnaireAudience
  minLevel?: number | null
  productIds?: Model[]
  activityId?: Model | null
  circleId?: ChosenCircle | null
  isAnonymous: boolean
  onePerUser: boolean
  reward: 'none' | 'coins' | 'gift'
  coins?: number | null
  giftId?: string | null
  showResult: ShownResults
  quota?: number | null
}

const minutes = { showTime: { format: 'HH:mm' }, format: 'YYYY-MM-DD HH:mm' } as const
const limits = questionnaireLimits

interface SettingsFormProps {
  /** Null for a new one, which begins with a template. */
  row: StaffQuestionnaireDetail | null
  onDone: (saved: StaffQuestionnaireDetail) => void
}

/** Title, audience and reward of a questionnaire. */
export function SettingsForm({ row, onDone }: SettingsFormProps) {
  const act = useFormAct(api.StaffQuestionnaire.GetList, api.StaffQuestionnaire.GetDetail)
  const finish = async (written: Promise<StaffQuestionnaireDetail>) => onDone(await act(written, '已保存'))
  const create = (given: Given) =>
    finish(
      write(api.StaffQuestionnaire.Create, {
        ...sentOf(given),
        questions: sentQuestions(templates[given.template ?? 'empty']?.questions ?? []),
      }),
    )
  const editOf = (one: StaffQuestionnaireDetail) =>
    rowEdit({
      row: one,
      load: () => call(api.StaffQuestionnaire.GetDetail, { id: one.id }),
      valuesOf: initialOf,
      describe,
      save: (given: Given, { id, version, questions }) =>
        finish(
          write(api.StaffQuestionnaire.Save, {
            id,
            version,
            ...sentOf(given),
            questions: sentQuestions(questions),
          }),
        ),
    })
  const isFixed = row !== null && row.may.wordsOnly
  return (
    <SentForm<Given>
      send={row === null ? create : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      {row === null ? (
        <Form.Item name="template" label="从哪里开始">
          <Select options={Object.entries(templates).map(([value, { name }]) => ({ value, label: name }))} />
        </Form.Item>
      ) : null}
      <RequiredItem name="title" label="名称">
        <Input maxLength={limits.title.max} showCount />
      </RequiredItem>
      <Form.Item name="intro" label="开头的话">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={limits.intro} showCount />
      </Form.Item>
      <Form.Item name="cover" label="封面" extra="宽至少 480，5 MB 以内；可以不要">
        <PictureField<Cover>
          label="封面"
          removable
          maxWidth={240}
          upload={async (file) => {
            const { fileId, url } = await call(api.StaffQuestionnaire.Upload, file)
            return { key: fileId, fileId, url }
          }}
        />
      </Form.Item>
      <Flex gap={16} wrap>
        <RequiredItem name="startTime" label="开始">
          <DatePicker {...minutes} disabled={isFixed} />
        </RequiredItem>
        <RequiredItem name="endTime" label="结束" extra={isFixed ? '发布以后只能延长' : undefined}>
          <DatePicker {...minutes} />
        </RequiredItem>
      </Flex>
      <Form.Item name="quota" label="名额" extra="收满就停；不填不限">
        <InputNumber min={1} max={limits.quota} precision={0} style={{ width: 160 }} />
      </Form.Item>
      <Form.Item name="audience" label="发给谁">
        <Select options={numberedChoicesOf(questionnaireAudienceNames)} disabled={isFixed} />
      </Form.Item>
      <Form.Item noStyle dependencies={['audience']}>
        {({ getFieldValue }) => (
          <AudienceFields audience={Number(getFieldValue('audience'))} isFixed={isFixed} />
        )}
      </Form.Item>
      <RewardFields isFixed={isFixed} />
      <Form.Item
        name="isAnonymous"
        label="匿名"
        valuePropName="checked"
        extra="知道谁答过，查不到谁答了什么；小于 5 的数不显示，答案收不回"
      >
        <Switch disabled={isFixed} />
      </Form.Item>
      <Form.Item name="onePerUser" label="每人只答一次" valuePropName="checked">
        <Switch disabled={isFixed} />
      </Form.Item>
      <Form.Item name="showResult" label="答过的人什么时候看得到结果">
        <Select options={numberedChoicesOf(shownResultsNames)} disabled={isFixed} />
      </Form.Item>
    </SentForm>
  )
}

function AudienceFields({ audience, isFixed }: { audience: number; isFixed: boolean }) {
  if (audience === questionnaireAudiences.level)
    return (
      <RequiredItem name="minLevel" label="最低等级">
        <InputNumber min={1} max={10} precision={0} disabled={isFixed} />
      </RequiredItem>
    )
  if (audience === questionnaireAudiences.product)
    return (
      <RequiredItem name="productIds" label="注册了其中一个型号">
        <ModelsField />
      </RequiredItem>
    )
  if (audience === questionnaireAudiences.activity)
    return (
      <RequiredItem name="activityId" label="在这个活动签到过">
        <ActivityChoice />
      </RequiredItem>
    )
  if (audience === questionnaireAudiences.circle)
    return (
      <RequiredItem name="circleId" label="在这个圈子里">
        <CircleChoice />
      </RequiredItem>
    )
  return null
}

const time = (at: Dayjs) => at.format('YYYY-MM-DD HH:mm:ss')

function initialOf(row: StaffQuestionnaireDetail | null): Partial<Given> {
  if (row === null)
    return {
      template: 'empty',
      startTime: pickerTime(Date.now()).startOf('minute'),
      endTime: pickerTime(Date.now()).add(14, 'day').endOf('day').startOf('minute'),
      audience: questionnaireAudiences.all,
      isAnonymous: false,
      onePerUser: true,
      reward: 'none',
      showResult: shownResults.never,
    }
  const { title, intro, cover, audience, minLevel, isAnonymous, onePerUser, showResult } = row
  return {
    title,
    intro,
    cover,
    startTime: pickerOfText(row.startTime),
    endTime: pickerOfText(row.endTime),
    audience,
    minLevel,
    productIds: row.products.map(({ productId, name }) => ({ value: productId, label: name })),
    activityId: row.activity && { value: row.activity.id, label: row.activity.title },
    circleId: row.circle && { value: row.circle.id, label: row.circle.title },
    isAnonymous,
    onePerUser,
    reward: row.coins > 0 ? 'coins' : row.gift === null ? 'none' : 'gift',
    coins: row.coins === 0 ? null : row.coins,
    giftId: row.gift?.id ?? null,
    showResult,
    quota: row.quota === 0 ? null : row.quota,
  }
}

function sentOf(given: Given) {
  const { level, product, activity, circle } = questionnaireAudiences
  const { audience, reward } = given
  return {
    title: given.title,
    intro: given.intro ?? '',
    cover: given.cover?.key ?? null,
    startTime: time(given.startTime),
    endTime: time(given.endTime),
    audience,
    minLevel: audience === level ? (given.minLevel ?? 1) : 1,
    productIds: audience === product ? (given.productIds ?? []).map(({ value }) => value) : [],
    activityId: audience === activity ? (given.activityId?.value ?? null) : null,
    circleId: audience === circle ? (given.circleId?.value ?? null) : null,
    isAnonymous: given.isAnonymous,
    onePerUser: given.onePerUser,
    coins: reward === 'coins' ? (given.coins ?? 0) : 0,
    giftId: reward === 'gift' ? (given.giftId ?? null) : null,
    showResult: given.showResult,
    quota: given.quota ?? 0,
  }
}

function describe({ title = '', intro = '', startTime, endTime, audience, quota }: Partial<Given>) {
  return {
    名称: title,
    开头的话: intro,
    开始: startTime === undefined ? '' : time(startTime),
    结束: endTime === undefined ? '' : time(endTime),
    对象: audience === undefined ? '' : questionnaireAudienceNames[audience],
    名额: quota == null ? '不限' : String(quota),
  }
}
