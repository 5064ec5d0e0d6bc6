import type { StaffBannerItem } from '@guangquan/contract'
import { Button, Modal, Segmented, Tag, Typography } from 'antd'
import { useState } from 'react'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { BannerClicks } from './banner-clicks.tsx'
import { BannerForm } from './banner-form.tsx'
import { placeChoices, places } from './banner-places.ts'
import { minuteText } from '../../parts/time/shanghai-time.ts'

const textOf = (instant: number | null, none: string) => (instant === null ? none : minuteText(instant))

/** Banners of the members' site, by place. */
export function BannersPage() {
  const [{ place: given }, setAddress] = useAddress(['place'])
  const [editing, setEditing] = useState<{ row: StaffBannerItem | null } | null>(null)
  const [counted, setCounted] = useState<StaffBannerItem | null>(null)
  const place = knownOf(places, given) ?? 2
  const columns: ListColumn<StaffBannerItem>[] = [
    { key: 'sort', name: '顺序', dataIndex: 'sort' },
    {
      key: 'image',
      name: '宽图',
      render: (_, { imageUrl, title }) => <Thumbnail src={imageUrl} alt={title} width={176} />,
    },
    {
      key: 'imageMobile',
      name: '窄图',
      render: (_, { imageMobileUrl, title }) => <Thumbnail src={imageMobileUrl} alt={title} width={98} />,
    },
    { key: 'title', name: '标题', dataIndex: 'title' },
    {
      key: 'link',
      name: '链接',
      render: (_, { link }) => (
        <Typography.Link
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          ellipsis
          style={{ maxWidth: 200 }}
        >
          {link}
        </Typography.Link>
      ),
    },
    {
      key: 'period',
      name: '展示时间',
      render: (_, { from, to }) =>
        from === null && to === null ? '一直' : `${textOf(from, '现在')} 至 ${textOf(to, '不限')}`,
    },
    {
      key: 'isOpen',
      name: '状态',
      render: (_, { isOpen }) => (isOpen ? <Tag color="success">开放</Tag> : <Tag>已关闭</Tag>),
    },
    {
      key: 'clickCount',
      name: '点击',
      render: (_, row) => (
        <Button
          type="link"
          size="small"
          aria-label={`${row.title} 每天的点击：${row.clickCount}`}
          onClick={() => setCounted(row)}
        >
          {row.clickCount}
        </Button>
      ),
    },
    {
      key: 'acts',
      name: '操作',
      render: (_, row) => (
        <Button type="link" size="small" aria-label={`修改 ${row.title}`} onClick={() => setEditing({ row })}>
          修改
        </Button>
      ),
    },
  ]
  return (
    <>
      <PageHead
        title="横幅"
        actions={
          <Button type="primary" onClick={() => setEditing({ row: null })}>
            添加横幅
          </Button>
        }
      />
      <Segmented
        aria-label="位置"
        value={place}
        options={[...placeChoices]}
        onChange={(next) => setAddress({ place: String(next) })}
        style={{ marginBottom: 12 }}
      />
      <ListTable
        name="banners"
        label="横幅"
        list={api.StaffBanner.GetList}
        input={{ place }}
        rowKey="id"
        columns={columns}
        empty="这里没有横幅"
        exportBy={api.StaffBanner.Export}
      />
      <FormDrawer
        open={editing !== null}
        title={editing?.row == null ? '添加横幅' : `修改 · ${editing.row.title}`}
        width={560}
        onClose={() => setEditing(null)}
      >
        {editing === null ? null : <BannerForm row={editing.row} onDone={() => setEditing(null)} />}
      </FormDrawer>
      <Modal
        open={counted !== null}
        title={counted === null ? '' : `每天的点击 · ${counted.title}`}
        footer={null}
        onCancel={() => setCounted(null)}
        destroyOnHidden
      >
        {counted === null ? null : <BannerClicks id={counted.id} />}
      </Modal>
    </>
  )
}

function Thumbnail({ src, alt, width }: { src: string; alt: string; width: number }) {
  return <img src={src} alt={alt} width={width} height={55} style={{ objectFit: 'cover', borderRadius: 4 }} />
}
