import type { StaffSubmission } from '@guangquan/contract'
import {
  opinionNames,
  submissionStateNames,
  submissionStates,
  type Opinion,
} from '@guangquan/contract/gallery/gallery.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Flex, Image, Space, Tag, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { AlikePhotos } from './alike-photos.tsx'
import { OpinionFields } from './opinion-fields.tsx'
import { SenderButton } from './sender-button.tsx'

const decisions = {
  choose: { name: '入选', after: '作者会收到通知。入选以后可以在影展里挂上。' },
  original: { name: '要原图', after: '作者会收到通知，照你写的原因提交原图。' },
  refuse: { name: '不入选', after: '作者会收到通知和你写的原因。' },
} as const
type Decision = keyof typeof decisions
const order: readonly Decision[] = ['choose', 'original', 'refuse']

/** The state that a decision leads to; it is not offered in that state. */
const stateOf: Record<Decision, number> = {
  choose: submissionStates.chosen,
  original: submissionStates.originalNeeded,
  refuse: submissionStates.notChosen,
}

interface Asked {
  submission: StaffSubmission
  decision: Decision
}

interface OpinionValues {
  mark: Opinion
  note?: string
}

/** Members' submissions to open calls, and photographs requested by curators, in large size for the decision. */
export function SubmissionList() {
  const [{ state }] = useAddress(['state'])
  const [asked, setAsked] = useState<Asked | null>(null)
  const [judged, setJudged] = useState<StaffSubmission | null>(null)
  return (
    <>
      <FilterRow>
        <ChoiceFilter name="state" label="状态" options={choicesOf(submissionStateNames)} />
      </FilterRow>
      <ListTable
        name="gallery-submissions"
        label="投稿"
        list={api.StaffGallery.GetSubmissions}
        input={{ state: numberOf(submissionStateNames, state) }}
        rowKey="id"
        columns={columnsWith(setAsked, setJudged)}
        empty="没有这样的投稿"
        exportBy={null}
      />
      <ActDialog
        changed={[api.StaffGallery.GetSubmissions]}
        onClose={() => setAsked(null)}
        act={asked === null ? null : actOf(asked)}
      />
      <ActDialog<OpinionValues, unknown>
        changed={[api.StaffGallery.GetSubmissions]}
        onClose={() => setJudged(null)}
        act={judged === null ? null : opinionActOf(judged)}
      />
    </>
  )
}

const actOf = ({ decision, submission }: Asked) => {
  const { id, version, title } = submission
  return {
    title: `${decisions[decision].name} · ${title}`,
    after: (
      <>
        {decisions[decision].after}
        {decision === 'refuse' ? null : <AlikePhotos submission={submission} />}
      </>
    ),
    submitText: decisions[decision].name,
    write: ({ reason }: Reasoned) => write(api.StaffGallery.Decide, { id, version, decision, reason }),
    done: '已决定',
  }
}

function opinionActOf({ id, title, opinions }: StaffSubmission) {
  const own = opinions.find(({ isOwn }) => isOwn)
  return {
    title: `我的看法 · ${title}`,
    submitText: '保存',
    fields: <OpinionFields />,
    initialValues: own === undefined ? {} : { mark: own.mark, note: own.note },
    write: ({ mark, note = '' }: OpinionValues) => write(api.StaffGallery.Mark, { id, mark, note }),
    done: '已保存',
  }
}

const columnsWith = (
  ask: (asked: Asked) => void,
  judge: (submission: StaffSubmission) => void,
): ListColumn<StaffSubmission>[] => [
  { key: 'photos', name: '作品', width: 420, render: (_, submission) => <Photos submission={submission} /> },
  {
    key: 'title',
    name: '投稿',
    render: (_, { title, statement, callTitle, createTime, reason }) => (
      <>
        <b>{title}</b>
        <Typography.Paragraph style={{ maxWidth: 360 }}>{statement}</Typography.Paragraph>
        <Typography.Text type="secondary">
          {callTitle}，{createTime.slice(0, 16)}
          {reason === '' ? '' : `；${reason}`}
        </Typography.Text>
      </>
    ),
  },
  {
    key: 'member',
    name: '作者',
    render: (_, { id, callId, title, memberId, nickName }) => (
      <Space>
        <Link to={`/members/${memberId}`}>{nickName}</Link>
        {callId === null ? null : <SenderButton id={id} title={title} />}
      </Space>
    ),
  },
  {
    key: 'opinions',
    name: '看法',
    width: 200,
    render: (_, submission) => <Opinions submission={submission} onJudge={() => judge(submission)} />,
  },
  { key: 'state', name: '状态', render: (_, { state }) => <Tag>{nameOf(submissionStateNames, state)}</Tag> },
  {
    key: 'acts',
    name: '操作',
    render: (_, submission) =>
      // Requests of a curator are decided by the author.
      submission.callId === null ||
      submission.state === submissionStates.hanging ||
      submission.state === submissionStates.shown ? null : (
        <Space wrap>
          {order
            .filter((decision) => stateOf[decision] !== submission.state)
            .map((decision) => (
              <Button
                key={decision}
                size="small"
                aria-label={`${decisions[decision].name}：${submission.title}`}
                onClick={() => ask({ submission, decision })}
              >
                {decisions[decision].name}
              </Button>
            ))}
        </Space>
      ),
  },
]

interface OpinionsProps {
  submission: StaffSubmission
  onJudge: () => void
}

/** The curators' opinions, and the button to add one's own. */
function Opinions({ submission: { title, opinions, callId }, onJudge }: OpinionsProps) {
  const name = opinions.some(({ isOwn }) => isOwn) ? '改看法' : '写看法'
  return (
    <Flex vertical align="start" gap={4} style={{ minWidth: 180, whiteSpace: 'normal' }}>
      {opinions.map(({ staffName, mark, note }) => (
        <span key={staffName}>
          {staffName}：{nameOf(opinionNames, mark)}
          {note === '' ? '' : `，${note}`}
        </span>
      ))}
      {callId === null ? null : (
        <Button size="small" aria-label={`${name}：${title}`} onClick={onJudge}>
          {name}
        </Button>
      )}
    </Flex>
  )
}

function Photos({ submission: { title, photos, originals } }: { submission: StaffSubmission }) {
  return (
    <>
      <Image.PreviewGroup>
        <Flex gap={8} wrap>
          {photos.map(({ fileId, url480, url1080 }, place) => (
            <Image
              key={fileId}
              src={url480}
              height={180}
              alt={`${title}，第 ${place + 1} 张`}
              preview={{ src: url1080 }}
            />
          ))}
        </Flex>
      </Image.PreviewGroup>
      {originals.map(({ name, width, height }) => (
        <Typography.Text key={name} type="secondary" style={{ display: 'block' }}>
          原图 {name}，{width}×{height}
        </Typography.Text>
      ))}
    </>
  )
}
