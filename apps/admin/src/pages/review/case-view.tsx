import type { ReviewCaseDetail } from '@guangquan/contract'
import { reviewKindNames } from '@guangquan/contract/staff/staff-names'
import { Alert, Avatar, Descriptions, Flex, Tag, Typography } from 'antd'
import { CardData } from './card-data.tsx'
import { agoText, decisionNames } from './names.ts'
import { NearCopies } from './near-copies.tsx'
import { MaskableSmallPicture } from './photographs.tsx'
import { PostView } from './post-view.tsx'
import { ProfileChange } from './profile-change.tsx'
import { Reports } from './reports.tsx'
import { Causes } from './queue-list.tsx'
import type { Masks } from './use-masks.ts'
import { useNow } from './use-now.ts'

interface CaseViewProps {
  shown: ReviewCaseDetail
  claimedBy: string | null
  masks: Masks
}

/** Everything a decision about a case needs. */
export function CaseView({ shown, claimedBy, masks }: CaseViewProps) {
  const { post, comment, card } = shown
  const masking = { caseId: shown.id, masks }
  const now = useNow()
  return (
    <article aria-label={`${shown.nickName}的${reviewKindNames[shown.kind]}`}>
      {claimedBy === null ? null : (
        <Alert type="info" showIcon title={`${claimedBy} 正在审核这一项`} style={{ marginBottom: 12 }} />
      )}
      <Flex wrap gap={8} align="center" style={{ marginBottom: 12 }}>
        <Avatar alt="" src={shown.headPicUrl === '' ? undefined : shown.headPicUrl}>
          {shown.nickName.slice(0, 1)}
        </Avatar>
        <Typography.Title level={2} style={{ fontSize: 18, margin: 0 }}>
          {shown.nickName}
        </Typography.Title>
        <Tag>{reviewKindNames[shown.kind]}</Tag>
        {shown.kind === 'card' ? null : <Tag>{shown.isShown ? '会员看得到' : '会员看不到'}</Tag>}
        <Causes item={{ ...shown, claim: null }} />
        <Typography.Text type="secondary">{agoText(shown.openedAt, now)}</Typography.Text>
      </Flex>
      {comment === null ? null : (
        <blockquote className="review-comment">
          <Typography.Paragraph style={{ whiteSpace: 'pre-wrap' }}>{comment.text}</Typography.Paragraph>
          {comment.picture === null ? null : (
            <MaskableSmallPicture
              masking={masking}
              id={shown.targetId}
              picture={comment.picture}
              name="评论的照片"
            />
          )}
          <Typography.Text type="secondary">{comment.createTime}，评论于下面这件作品</Typography.Text>
        </blockquote>
      )}
      <NearCopies copies={shown.nearCopies} />
      {post === null ? null : (
        <PostView
          post={post}
          article={shown.article}
          video={shown.video}
          masking={shown.kind === 'post' ? masking : null}
        />
      )}
      {card === null ? null : (
        <CardData key={shown.id} memberId={shown.memberId} masked={card.clubCardMasked} />
      )}
      <ProfileChange profile={shown.profile} />
      {shown.kind === 'member' && shown.profile.avatar === null && shown.headPicUrl !== '' ? (
        <img className="review-small" src={shown.headPicUrl} alt="头像" />
      ) : null}
      <Reports shown={shown} />
      <History shown={shown} />
    </article>
  )
}

function History({ shown: { member } }: { shown: ReviewCaseDetail }) {
  return (
    <section>
      <Typography.Title level={3} style={{ fontSize: 16 }}>
        这位会员
      </Typography.Title>
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2, lg: 3 }}
        items={[
          { key: 'join', label: '注册', children: member.joinTime },
          { key: 'level', label: '等级', children: member.level },
          { key: 'count', label: '公开的作品', children: member.publishCount },
          {
            key: 'introduction',
            label: '简介',
            children: member.introduction === '' ? '没有' : member.introduction,
          },
        ]}
      />
      {member.decisions.length === 0 ? (
        <Typography.Text type="secondary">以前没有处理过。</Typography.Text>
      ) : (
        <ul className="review-plain">
          {member.decisions.map((one) => (
            <li key={one.id}>
              <Flex wrap gap={8} align="center">
                <Tag color={one.decision === 'pass' ? 'success' : 'default'}>
                  {decisionNames[one.decision].name}
                  {one.days === null ? '' : ` ${one.days} 天`}
                </Tag>
                <Typography.Text>{reviewKindNames[one.kind]}</Typography.Text>
                <Typography.Text>{one.reason}</Typography.Text>
                <Typography.Text type="secondary">
                  {one.decideTime} {one.decidedBy}
                </Typography.Text>
              </Flex>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
