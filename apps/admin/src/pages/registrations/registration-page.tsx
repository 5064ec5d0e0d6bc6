import type { MethodResult, StaffRegistration } from '@guangquan/contract'
import {
  extensionText,
  invoiceStates,
  productOriginNames,
  productStateNames,
} from '@guangquan/contract/product/product.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Descriptions, Flex, Tag, Typography } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ProofList } from '../../parts/page/proof-list.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { TargetLink } from '../../parts/tables/target-link.tsx'
import { api, read, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { StateTag } from './state-tag.tsx'

type Registration = MethodResult<typeof StaffRegistration.Get>

/** One registration with its proofs, the other side of a dispute, and the decision. */
export function RegistrationPage() {
  const { id = '' } = useParams()
  const item = useQuery(read(api.StaffRegistration.Get, { id }))
  if (item.isError) return <ReadFailed error={item.error} retry={item.refetch} />
  if (item.data === undefined) return <Loading />
  const { data } = item
  return (
    <>
      <PageHead
        title={`产品注册 · ${data.productName}`}
        actions={<Link to="/registrations">返回列表</Link>}
      />
      <Flex vertical gap={16}>
        <Facts item={data} />
        {data.disputed === null ? null : <Disputed disputed={data.disputed} />}
        {data.claims.map((claim) => (
          <Claim key={claim.id} claim={claim} />
        ))}
        <Proofs item={data} />
        <Decision item={data} />
      </Flex>
    </>
  )
}

function Facts({ item }: { item: Registration }) {
  return (
    <Descriptions bordered size="small" column={{ xs: 1, md: 2 }}>
      <Descriptions.Item label="会员">
        <TargetLink kind="member" id={item.memberId}>
          {item.nickName}
        </TargetLink>
      </Descriptions.Item>
      <Descriptions.Item label="状态">
        <StateTag state={item.state} />
        {item.deciderName === null ? null : `${item.deciderName} 处理`}
      </Descriptions.Item>
      <Descriptions.Item label="产品编号">
        <Typography.Text copyable>{item.serialNumber}</Typography.Text>
      </Descriptions.Item>
      <Descriptions.Item label="出货记录">{item.shippedOn ?? '没有'}</Descriptions.Item>
      <Descriptions.Item label="注册码">{item.hasAccessCode ? '已核验' : '没有'}</Descriptions.Item>
      <Descriptions.Item label="注册时间">{item.createTime}</Descriptions.Item>
      <Descriptions.Item label="购买日期">{item.buyDate}</Descriptions.Item>
      <Descriptions.Item label="购买渠道">
        {item.buyChannelName} {item.shopName}{' '}
        {item.shopName === '' ? null : <Tag>{item.shopId === null ? '会员填写' : '名单内门店'}</Tag>}
      </Descriptions.Item>
      <Descriptions.Item label="产品来源">{productOriginNames[item.productOrigin]}</Descriptions.Item>
      <Descriptions.Item label="价格">{item.price === null ? '未填写' : `¥ ${item.price}`}</Descriptions.Item>
      {item.warranty === null ? null : (
        <Descriptions.Item label="保修至">
          {item.warranty.until}
          {item.warranty.extensions.map((one) => (
            <div key={one.activity}>{extensionText(one)}</div>
          ))}
        </Descriptions.Item>
      )}
      {item.reason === '' ? null : (
        <Descriptions.Item label="没有通过的原因">{item.reason}</Descriptions.Item>
      )}
    </Descriptions>
  )
}

function Disputed({ disputed }: { disputed: NonNullable<Registration['disputed']> }) {
  return (
    <Alert
      type="warning"
      showIcon
      title="这个编号由另一位会员注册过"
      description={
        <>
          {disputed.nickName}，{disputed.createTime} 注册，{nameOf(productStateNames, disputed.state)}，
          {disputed.hasAccessCode ? '用过注册码' : '没有注册码'}。
          <Link to={`/registrations/${disputed.id}`}>看这次注册</Link>
        </>
      }
    />
  )
}

function Claim({ claim }: { claim: Registration['claims'][number] }) {
  return (
    <Alert
      type="warning"
      showIcon
      title="另一位会员申请核验这个编号"
      description={
        <>
          {claim.nickName}，{claim.createTime} 申请。
          <Link to={`/registrations/${claim.id}`}>看这份申请</Link>
        </>
      }
    />
  )
}

function Proofs({ item }: { item: Registration }) {
  const pictures = [
    ...item.invoicePics.map((picture) => ({ ...picture, name: '购买发票' })),
    ...item.warrantyCardPics.map((picture) => ({ ...picture, name: '保修卡' })),
  ]
  return <ProofList title="购买凭证，仅供注册核验" none="没有上传凭证" proofs={pictures} />
}

const afterWords = {
  accept: '会员会收到通知，成为认证机主。',
  claim:
    '编号归申请的会员，TA 和其他机主一样得到勋章和头像框。原来的注册立即失效，双方都会收到通知；原来的会员看得到下面的原因。',
  refuse: '会员会收到通知，看得到下面的原因，可以补充材料再提交。',
  invoice: '凭证有效。按规则能延长的，保修延长 12 个月。',
} as const

/** The buttons for roles that may decide; nothing if there is nothing to decide. */
function Decision({ item }: { item: Registration }) {
  const [accept, setAccept] = useState<boolean | null>(null)
  const may = useMay()
  const isInvoice = item.state === 2 && item.invoiceState === invoiceStates.waiting
  const isOpen = item.state === 1 || item.state === 6 || isInvoice
  if (!isOpen || !may(api.StaffRegistration.Decide)) return null
  const decide = isInvoice ? api.StaffRegistration.DecideInvoice : api.StaffRegistration.Decide
  const accepted = isInvoice ? afterWords.invoice : item.state === 6 ? afterWords.claim : afterWords.accept
  return (
    <>
      <Flex gap={12}>
        <Button type="primary" onClick={() => setAccept(true)}>
          {isInvoice ? '认可凭证' : '通过'}
        </Button>
        <Button danger onClick={() => setAccept(false)}>
          {isInvoice ? '不认可' : '驳回'}
        </Button>
      </Flex>
      <ActDialog
        act={
          accept === null
            ? null
            : {
                title: `${accept ? '通过' : '驳回'} · ${item.productName}`,
                after: accept ? accepted : afterWords.refuse,
                submitText: accept ? '通过' : '驳回',
                write: ({ reason }: Reasoned) =>
                  write(decide, { id: item.id, accept, reason, version: item.version }),
                done: '已处理',
              }
        }
        changed={[api.StaffRegistration.Get, api.StaffRegistration.GetList]}
        onClose={() => setAccept(null)}
      />
    </>
  )
}
