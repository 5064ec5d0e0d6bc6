import type { StaffCircleDetail } from '@guangquan/contract'
import { circleAuditNames, circleOfferStateNames } from '@guangquan/contract/circle/circle.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Descriptions } from 'antd'
import { Link } from 'react-router'
import { CircleState } from './circle-columns.tsx'

export function CircleFacts({ circle }: { circle: StaffCircleDetail }) {
  const { offer } = circle
  const written = (text: string) => (text === '' ? '没有写' : text)
  return (
    <Descriptions
      bordered
      size="small"
      column={{ xs: 1, md: 2 }}
      style={{ marginBottom: 16 }}
      items={[
        { key: 'status', label: '状态', children: <CircleState circle={circle} /> },
        {
          key: 'owner',
          label: '圈主',
          children: circle.isHeld ? (
            '站方代管'
          ) : (
            <Link to={`/members/${circle.ownerId}`}>{circle.ownerName}</Link>
          ),
        },
        { key: 'reason', label: '状态的原因', children: circle.stateReason || '没有' },
        { key: 'audit', label: '加入方式', children: nameOf(circleAuditNames, circle.applyAuditSetting) },
        { key: 'members', label: '成员', children: circle.memberCount },
        { key: 'waiting', label: '等待团队审核的申请', children: circle.waitingCount },
        { key: 'posts', label: '作品', children: circle.publishCount },
        {
          key: 'reports',
          label: '没有处理的举报',
          children: circle.reportCount === 0 ? 0 : <Link to="/reports">{circle.reportCount}</Link>,
        },
        { key: 'topics', label: '主题', children: circle.topics.join('、') || '没有' },
        { key: 'createTime', label: '创建时间', children: circle.createTime },
        { key: 'summary', label: '简介', children: written(circle.summary) },
        { key: 'rules', label: '圈规', children: written(circle.rules) },
        { key: 'question', label: '申请时的问题', children: written(circle.question) },
        { key: 'announcement', label: '公告', children: written(circle.announcement) },
        ...(offer === null
          ? []
          : [
              {
                key: 'offer',
                label: offer.isSuccession ? '邀请接任' : '转让',
                children: (
                  <>
                    <Link to={`/members/${offer.toId}`}>{offer.toName}</Link>，
                    {nameOf(circleOfferStateNames, offer.state)}，{offer.createTime}
                  </>
                ),
              },
            ]),
      ]}
    />
  )
}
