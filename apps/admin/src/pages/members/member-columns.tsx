import type { MemberRow } from '@guangquan/contract'
import { Avatar, Space } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/tables/list-table.tsx'
import { MemberState } from './member-words.tsx'

export const memberColumns: ListColumn<MemberRow>[] = [
  {
    key: 'nickName',
    name: '会员',
    render: (_, { id, nickName, headPicUrl }) => (
      <Space>
        <Avatar src={headPicUrl} alt="" size={32} />
        <Link to={`/members/${id}`}>{nickName}</Link>
      </Space>
    ),
  },
  { key: 'status', name: '状态', render: (_, row) => <MemberState {...row} /> },
  { key: 'phoneMasked', name: '手机号', render: (_, { phoneMasked }) => phoneMasked ?? '未绑定' },
  { key: 'emailMasked', name: '邮箱', render: (_, { emailMasked }) => emailMasked ?? '未绑定' },
  { key: 'level', name: '等级', render: (_, { level }) => `Lv.${level}` },
  { key: 'publishCount', name: '作品', dataIndex: 'publishCount' },
  { key: 'fansCount', name: '粉丝', dataIndex: 'fansCount' },
  { key: 'registerTime', name: '注册时间', dataIndex: 'registerTime' },
]
