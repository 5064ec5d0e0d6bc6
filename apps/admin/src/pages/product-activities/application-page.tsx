import type { StaffProductApplicationItem } from '@guangquan/contract'
import { applicationStates } from '@guangquan/contract/product/product-activity.words'
import { useQuery } from '@tanstack/react-query'
import { Descriptions, Flex, Typography } from 'antd'
import { Link, useParams } from 'react-router'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ParcelAddressButton } from '../../parts/acts/parcel-address-button.tsx'
import { ProofList } from '../../parts/page/proof-list.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { ApplicationActs } from './application-acts.tsx'
import { ApplicationTag } from './application-list.tsx'

const undecided: readonly number[] = [applicationStates.inReview, applicationStates.incomplete]

/** One application with the pictures of its invoice, and its actions. */
export function ApplicationPage() {
  const { id = '' } = useParams()
  const application = useQuery(read(api.StaffProductActivity.GetApplication, { id }))
  if (application.isError) return <ReadFailed error={application.error} retry={application.refetch} />
  if (application.data === undefined) return <Loading />
  const { data } = application
  return (
    <>
      <PageHead
        title={`活动申请 · ${data.number}`}
        actions={<Link to="/product-activities">返回列表</Link>}
      />
      <Flex vertical gap={16}>
        <Facts item={data} />
        <Invoices item={data} />
        <ApplicationActs item={data} />
      </Flex>
    </>
  )
}

function Facts({ item }: { item: StaffProductApplicationItem }) {
  const may = useMay()
  const { address, carrier, trackingNumber, sentTime } = item
  return (
    <Descriptions bordered size="small" column={{ xs: 1, md: 2 }}>
      <Descriptions.Item label="活动">
        <Link to={`/product-activities?state=all&activity=${item.activityId}`}>{item.activityTitle}</Link>
      </Descriptions.Item>
      <Descriptions.Item label="状态">
        <ApplicationTag state={item.state} />
      </Descriptions.Item>
      <Descriptions.Item label="会员">
        {may(api.StaffMember.Get) ? (
          <Link to={`/members/${item.memberId}`}>{item.nickName}</Link>
        ) : (
          item.nickName
        )}
      </Descriptions.Item>
      <Descriptions.Item label="申请时间">{item.createTime}</Descriptions.Item>
      <Descriptions.Item label="产品">
        <Link to={`/registrations/${item.regProductId}`}>
          {item.productName} · 尾号 {item.serialEnd}
        </Link>
      </Descriptions.Item>
      <Descriptions.Item label="购买日期">{item.buyDate}</Descriptions.Item>
      {item.extensionMonths === 0 ? null : (
        <Descriptions.Item label="延长保修">
          {item.extensionMonths} 个月
          {undecided.includes(item.state) ? '，通过时生效' : item.isHandedOver ? '，已随产品过户' : ''}
        </Descriptions.Item>
      )}
      <Descriptions.Item label="礼品">{item.gift?.name ?? '没有'}</Descriptions.Item>
      <Descriptions.Item label="备注">{item.remark === '' ? '没有' : item.remark}</Descriptions.Item>
      {address === null ? null : (
        <Descriptions.Item label="收货地址">
          {address.receiver} {address.phone} {address.place}
          <ParcelAddressButton
            id={item.id}
            number={item.number}
            request={api.StaffProductActivity.RequestAddress}
            read={api.StaffProductActivity.GetAddress}
          />
        </Descriptions.Item>
      )}
      {item.reason === '' ? null : <Descriptions.Item label="原因">{item.reason}</Descriptions.Item>}
      {item.state === applicationStates.sent ? (
        <Descriptions.Item label="发放">
          {sentTime} {carrier}{' '}
          {trackingNumber === '' ? null : <Typography.Text copyable>{trackingNumber}</Typography.Text>}
        </Descriptions.Item>
      ) : null}
    </Descriptions>
  )
}

function Invoices({ item: { invoicePics } }: { item: StaffProductApplicationItem }) {
  const proofs = invoicePics.map((picture, place) => ({ ...picture, name: `购买发票 ${place + 1}` }))
  return <ProofList title="购买发票，仅供活动核对" none="没有上传发票" proofs={proofs} />
}
