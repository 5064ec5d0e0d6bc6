import type { StaffContestDetail } from '@guangquan/contract'
import { activityCover } from '@guangquan/contract/activity/activity.words'
import {
  contestBounds,
  contestKindNames,
  tieRuleNames,
  unclaimedRuleNames,
} from '@guangquan/contract/contest/contest.words'
import { Alert, Divider, Flex, Form, Input, InputNumber, Select, Switch } from 'antd'
import { BodyField } from '../../parts/fields/body-field.tsx'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { MomentField } from '../../parts/fields/moment-field.tsx'
import { PictureField } from '../../parts/fields/picture-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'
import {
  type ContestValues,
  type CoverPicture,
  describe,
  fieldsOf,
  initialOf,
  likeContest,
} from './contest-values.ts'
import { CriteriaFields, GroupFields, PrizeFields } from './part-fields.tsx'
import { RuleFields } from './rule-fields.tsx'

interface ContestFormProps {
  /** Null for a new one. */
  row: StaffContestDetail | null
  /** A contest to copy values from. */
  like?: StaffContestDetail
  onDone: (saved: StaffContestDetail) => void
}

/** Creates or changes a contest. Once it collects entries, the server only accepts changes in favour of entrants. */
export function ContestForm({ row, like, onDone }: ContestFormProps) {
  const act = useFormAct(api.StaffContest.GetList, api.StaffContest.GetDetail)
  const finish = async (written: Promise<StaffContestDetail>) => onDone(await act(written, '已保存'))
  const create = (given: ContestValues) => finish(write(api.StaffContest.Create, fieldsOf(given)))
  const editOf = (contest: StaffContestDetail) =>
    rowEdit({
      row: contest,
      load: () => call(api.StaffContest.GetDetail, { id: contest.id }),
      valuesOf: initialOf,
      describe,
      save: (given: ContestValues, { id, version }) =>
        finish(write(api.StaffContest.Save, { id, version, ...fieldsOf(given) })),
    })
  return (
    <SentForm<ContestValues>
      send={row === null ? create : editOf(row)}
      submitText="保存"
      initialValues={like === undefined ? initialOf(row) : likeContest(like)}
    >
      {row?.may.onlyFavours === true ? (
        <Alert
          type="info"
          showIcon
          title="征稿已经开始，只能改得对参赛者有利：延长、增加奖项、放宽规则。每次改动都会公布。"
          style={{ marginBottom: 16 }}
        />
      ) : null}
      <Words />
      <Times />
      <GroupFields />
      <RuleFields />
      <PrizeFields />
      <Scoring />
    </SentForm>
  )
}

function Words() {
  return (
    <>
      <Form.Item name="kind" label="类别" extra="官方赛公示至少 7 天、评委至少 5 位，其他的 3 天和 3 位">
        <Select options={numberedChoicesOf(contestKindNames)} />
      </Form.Item>
      <RequiredItem name="title" label="名称">
        <Input minLength={contestBounds.title.min} maxLength={contestBounds.title.max} showCount />
      </RequiredItem>
      <Form.Item name="theme" label="主题" extra="列表里和标题下面显示">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={contestBounds.theme} showCount />
      </Form.Item>
      <Form.Item
        name="cover"
        label="封面"
        extra={`${activityCover.width} × ${activityCover.height}，5 MB 以内`}
      >
        <PictureField<CoverPicture>
          label="封面"
          removable
          maxWidth={320}
          upload={async (file) => {
            const { fileId, url } = await call(api.StaffContest.Upload, { kind: 'cover', ...file })
            return { key: fileId, fileId, url }
          }}
        />
      </Form.Item>
      <Form.Item name="organiser" label="主办方">
        <Input maxLength={contestBounds.organiser} />
      </Form.Item>
      <Form.Item name="contact" label="联系方式">
        <Input maxLength={contestBounds.contact} />
      </Form.Item>
      <Form.Item name="body" label="参赛须知" extra="版权、授权和其他没有写进规则的">
        <BodyField
          preview={api.StaffContest.PreviewBody}
          min={1}
          upload={(file) => call(api.StaffContest.Upload, { kind: 'picture', ...file })}
        />
      </Form.Item>
    </>
  )
}

function Times() {
  return (
    <>
      <Divider titlePlacement="start">时间（北京时间）</Divider>
      <Flex gap={16} wrap>
        <RequiredItem name="collectStart" label="征稿开始">
          <MomentField />
        </RequiredItem>
        <RequiredItem name="collectEnd" label="征稿截止">
          <MomentField />
        </RequiredItem>
        <RequiredItem name="firstAuditEnd" label="初审截止">
          <MomentField />
        </RequiredItem>
      </Flex>
      <Form.Item name="hasVote" label="公众投票" valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item noStyle dependencies={['hasVote']}>
        {({ getFieldValue }) =>
          getFieldValue('hasVote') === true ? (
            <Flex gap={16} wrap>
              <RequiredItem name="voteStart" label="投票开始">
                <MomentField />
              </RequiredItem>
              <RequiredItem name="voteEnd" label="投票截止">
                <MomentField />
              </RequiredItem>
              <RequiredItem name="votesPerDay" label="每人每天几票">
                <InputNumber min={1} max={contestBounds.votesPerDay.max} precision={0} />
              </RequiredItem>
            </Flex>
          ) : (
            <Form.Item name="votesPerDay" hidden>
              <InputNumber />
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item name="hasJury" label="评委评审" valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item noStyle dependencies={['hasJury']}>
        {({ getFieldValue }) =>
          getFieldValue('hasJury') === true ? (
            <RequiredItem name="judgeEnd" label="评审截止" extra="初审截止后可以开始评">
              <MomentField />
            </RequiredItem>
          ) : null
        }
      </Form.Item>
      <Flex gap={16} wrap>
        <RequiredItem name="noticeStart" label="公示开始">
          <MomentField />
        </RequiredItem>
        <RequiredItem name="noticeEnd" label="公示截止" extra="没有待答复的异议时自动公布">
          <MomentField />
        </RequiredItem>
      </Flex>
      <Flex gap={16} wrap>
        <RequiredItem name="entriesMax" label="每人最多几件">
          <InputNumber min={1} max={contestBounds.entriesPerUser.max} precision={0} />
        </RequiredItem>
        <RequiredItem name="originalDays" label="几天内交原图" extra="0 是不用交">
          <InputNumber min={0} max={contestBounds.originalDays.max} precision={0} />
        </RequiredItem>
      </Flex>
    </>
  )
}

function Scoring() {
  return (
    <>
      <Divider titlePlacement="start">怎样评</Divider>
      <RequiredItem name="weightJudge" label="评委占百分之几" extra="其余是公众投票；只有一种时不用管">
        <InputNumber min={0} max={100} precision={0} />
      </RequiredItem>
      <Form.Item name="tieRule" label="成绩相同时">
        <Select options={numberedChoicesOf(tieRuleNames)} />
      </Form.Item>
      <Form.Item
        name="unclaimedRule"
        label={`奖品 ${contestBounds.claimDays} 天没有领取`}
        extra="名次、证书、金币和头像框不变"
      >
        <Select options={numberedChoicesOf(unclaimedRuleNames)} />
      </Form.Item>
      <CriteriaFields />
    </>
  )
}
