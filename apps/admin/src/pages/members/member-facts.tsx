import type { MemberCard, PersonalField } from '@guangquan/contract'
import { Descriptions, Space } from 'antd'
import type { ReactNode } from 'react'
import { MemberState } from './member-words.tsx'
import { SeeButton } from './see-button.tsx'

const providers = { wx: '微信', qq: 'QQ', weibo: '微博' } as const
const cardStates = ['', '待审核', '已绑定', '未通过']

/** The data of a member, personal data masked; each can be shown in full with a reason. */
export function MemberFacts({ card }: { card: MemberCard }) {
  const { id, clubCard, addresses, social } = card
  const masked = (field: PersonalField, shown: ReactNode | null) =>
    shown === null ? (
      '没有'
    ) : (
      <Space wrap>
        {shown}
        <SeeButton id={id} field={field} />
      </Space>
    )
  const bound = [
    social.wx === null ? null : providers.wx,
    social.qq === null ? null : providers.qq,
    social.weibo === null ? null : providers.weibo,
  ].filter((name) => name !== null)
  return (
    // Has its own scrollbar, because the columns follow a narrower window with a delay.
    <div role="region" aria-label="资料" tabIndex={0} style={{ overflowX: 'auto', marginBottom: 16 }}>
      <Descriptions
        bordered
        size="small"
        styles={{ label: { whiteSpace: 'nowrap' } }}
        column={{ xs: 1, md: 2, xl: 3 }}
        items={[
          { key: 'state', label: '状态', children: <MemberState {...card} /> },
          { key: 'register', label: '注册时间', children: card.registerTime },
          ...(card.eraseTime === null
            ? []
            : [{ key: 'erase', label: '将于此时注销', children: card.eraseTime }]),
          { key: 'phone', label: '手机号', children: masked('phone', card.phoneMasked) },
          { key: 'email', label: '邮箱', children: masked('email', card.emailMasked) },
          {
            key: 'userName',
            label: '用户名',
            children: masked('userName', card.hasUserName ? '已设置' : null),
          },
          { key: 'password', label: '密码', children: card.hasPassword ? '已设置' : '没有' },
          { key: 'social', label: '第三方账号', children: bound.length === 0 ? '没有' : bound.join('、') },
          {
            key: 'clubCard',
            label: '会员卡',
            children: masked(
              'clubCard',
              clubCard === null ? null : `${clubCard.cardMasked}（${cardStates[clubCard.state] ?? ''}）`,
            ),
          },
          {
            key: 'addresses',
            label: '收货地址',
            children: masked(
              'addresses',
              addresses.length === 0
                ? null
                : addresses.map(({ id: key, receiver, phone, place }) => (
                    <div key={key}>
                      {receiver} {phone} {place}
                    </div>
                  )),
            ),
          },
          { key: 'area', label: '所在地', children: card.area === '' ? '没有填写' : card.area },
          { key: 'region', label: 'IP 属地', children: card.ipRegion === '' ? '未知' : card.ipRegion },
          { key: 'level', label: '等级', children: `Lv.${card.level}，经验 ${card.exp}，金币 ${card.coins}` },
          { key: 'type', label: '机主', children: card.userType === 2 ? '是' : '不是' },
          {
            key: 'relations',
            label: '关注与粉丝',
            children: `关注 ${card.followCount}，粉丝 ${card.fansCount}，获赞 ${card.likeReceivedCount}`,
          },
        ]}
      />
    </div>
  )
}
