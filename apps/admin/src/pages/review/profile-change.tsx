import type { ReviewCaseDetail } from '@guangquan/contract'
import { Typography } from 'antd'
import type { ReactNode } from 'react'

/** The parts of a profile that a member changed, before and now. */
export function ProfileChange({ profile }: Pick<ReviewCaseDetail, 'profile'>) {
  const { avatar, nickName, introduction } = profile
  return (
    <>
      {avatar === null ? null : (
        <Change
          name="头像"
          before={<img className="review-small" src={avatar.beforeUrl} alt="以前的头像（保存一天）" />}
          now={<img className="review-small" src={avatar.url} alt="现在的头像" />}
        />
      )}
      {nickName === null ? null : <Change name="昵称" before={nickName.before} now={nickName.now} />}
      {introduction === null ? null : (
        <Change
          name="简介"
          before={introduction.before === '' ? '没有' : introduction.before}
          now={introduction.now === '' ? '没有' : introduction.now}
        />
      )}
    </>
  )
}

function Change({ name, before, now }: { name: string; before: ReactNode; now: ReactNode }) {
  return (
    <section className="review-change" aria-label={`${name}的修改`}>
      <Typography.Text strong>{name}</Typography.Text>
      <dl>
        <div>
          <dt>以前</dt>
          <dd>{before}</dd>
        </div>
        <div>
          <dt>现在</dt>
          <dd>{now}</dd>
        </div>
      </dl>
    </section>
  )
}
