import { UploadOutlined } from '@ant-design/icons'
import { shippedSerialSheet, type StaffSerial } from '@guangquan/contract'
import { productStateNames } from '@guangquan/contract/product/product.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Descriptions, Empty, Flex, Input, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { CsvImportDialog } from '../../parts/csv/csv-import-dialog.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, call, read, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

/** Numbers that were shipped: imported as CSV, found one by one, blocked. */
export function Shipments() {
  const may = useMay()
  return (
    <Flex vertical gap={16}>
      <FindSerial />
      {may(api.StaffShipment.Import) ? <ImportShipments /> : null}
    </Flex>
  )
}

function FindSerial() {
  const [serialNumber, setSerialNumber] = useState('')
  const found = useQuery({
    ...read(api.StaffShipment.Find, { serialNumber }),
    enabled: serialNumber !== '',
  })
  return (
    <Card title="查一个产品编号" size="small">
      <Input.Search
        aria-label="产品编号"
        placeholder="完整的产品编号"
        maxLength={50}
        enterButton="查找"
        style={{ maxWidth: 400 }}
        loading={found.isFetching}
        onSearch={(text) => setSerialNumber(text.trim())}
      />
      <div role="status" style={{ marginTop: 16 }}>
        {found.isError ? (
          <ReadFailed error={found.error} retry={found.refetch} />
        ) : found.data === undefined ? null : found.data.length === 0 ? (
          <Empty description="出货记录和注册里都没有这个编号" />
        ) : (
          found.data.map((serial) => <Serial key={serial.id} serial={serial} />)
        )}
      </div>
    </Card>
  )
}

function Serial({ serial }: { serial: StaffSerial }) {
  const [isAsked, setIsAsked] = useState(false)
  const may = useMay()
  const { id, isBlocked } = serial
  const name = isBlocked ? '恢复使用' : '停用'
  return (
    <>
      <Descriptions
        bordered
        size="small"
        column={1}
        extra={
          may(api.StaffShipment.SetBlocked) ? (
            <Button size="small" danger={!isBlocked} onClick={() => setIsAsked(true)}>
              {name}
            </Button>
          ) : null
        }
        title={`${serial.productName} · ${serial.serialNumber}`}
      >
        <Descriptions.Item label="出货日期">{serial.shippedOn ?? '没有出货记录'}</Descriptions.Item>
        <Descriptions.Item label="状态">
          {isBlocked ? <Tag color="error">已停用</Tag> : <Tag color="success">正常</Tag>}
        </Descriptions.Item>
        <Descriptions.Item label="注册">
          {serial.registrations.length === 0
            ? '没有人注册过'
            : serial.registrations.map((one) => (
                <div key={one.id}>
                  <Link to={`/registrations/${one.id}`}>
                    {one.nickName}，{nameOf(productStateNames, one.state)}，{one.createTime}
                  </Link>
                </div>
              ))}
        </Descriptions.Item>
      </Descriptions>
      <ActDialog
        act={
          isAsked
            ? {
                title: `${name} · ${serial.serialNumber}`,
                after: isBlocked ? '这个编号又可以注册。' : '任何人都不能再注册这个编号；已有的注册不变。',
                submitText: name,
                write: ({ reason }: Reasoned) =>
                  write(api.StaffShipment.SetBlocked, { id, blocked: !isBlocked, reason }),
                done: '已处理',
              }
            : null
        }
        changed={[api.StaffShipment.Find]}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}

function ImportShipments() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title="出货记录" size="small">
      <Button icon={<UploadOutlined />} onClick={() => setIsOpen(true)}>
        导入出货记录
      </Button>
      <CsvImportDialog
        open={isOpen}
        title="导入出货记录"
        help="CSV 文件，第一行写列名：产品代码,产品编号,出货日期。日期写成 2026-01-31 的样子，一次最多 20000 行。"
        sheet={shippedSerialSheet}
        check={(csv) => call(api.StaffShipment.CheckImport, { csv })}
        effectOf={({ added, changed }) =>
          added + changed === 0 ? null : `会添加 ${added} 个编号，改动 ${changed} 个。`
        }
        nothing="和现在的出货记录一样，没有要导入的"
        send={({ csv, reason }) => write(api.StaffShipment.Import, { csv, reason })}
        done={({ added, changed }) => `已导入：添加 ${added} 个，改动 ${changed} 个`}
        changed={[api.StaffShipment.Find]}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  )
}
