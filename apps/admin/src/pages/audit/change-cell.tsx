import type { AuditItem } from '@guangquan/contract'
import { actName } from '@guangquan/contract/staff/act-names'
import { Button, Modal, Typography } from 'antd'
import { useState } from 'react'
import { LongText } from '../../parts/page/long-text.tsx'
import { PairTable } from '../../parts/tables/pair-table.tsx'
import { type FactRow, factRows } from './fact-texts.ts'

const shownRows = 3
const shownCharacters = 40

/** The changes of an act: the first fields here, all of them in a dialog. */
export function ChangeCell({ item }: { item: AuditItem }) {
  const [open, setOpen] = useState(false)
  if (item.before === null && item.after === null) return null
  const { changed } = factRows(item)
  const text = changed.length > shownRows ? `全部 ${changed.length} 项` : '看改动'
  return (
    <LongText width={360}>
      {changed.slice(0, shownRows).map((row) => (
        <div key={row.label}>
          <Typography.Text type="secondary">{row.label}：</Typography.Text>
          {sentenceOf(row)}
        </div>
      ))}
      <Button
        type="link"
        size="small"
        style={{ paddingInline: 0 }}
        aria-label={`${text}，编号 ${item.seq}`}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      <ChangeDialog item={open ? item : null} onClose={() => setOpen(false)} />
    </LongText>
  )
}

function ChangeDialog({ item, onClose }: { item: AuditItem | null; onClose: () => void }) {
  return (
    <Modal
      open={item !== null}
      title={item === null ? '' : `编号 ${item.seq}：${actName(item.act)}`}
      footer={null}
      width={760}
      onCancel={onClose}
    >
      {item === null ? null : <Changes item={item} />}
    </Modal>
  )
}

function Changes({ item }: { item: AuditItem }) {
  const { changed, same } = factRows(item)
  const { before, after } = item
  const isPair = before !== null && after !== null
  return (
    <>
      {isPair ? (
        <PairTable
          heads={['改动前', '改动后']}
          rows={changed.map((row) => ({ label: row.label, values: [row.before, row.after] }))}
        />
      ) : (
        <PairTable
          heads={[before === null ? '内容' : '原来的内容']}
          rows={changed.map((row) => ({ label: row.label, values: [row.before ?? row.after] }))}
        />
      )}
      {isPair && changed.length === 0 ? <Typography.Paragraph>存的和原来一样。</Typography.Paragraph> : null}
      {same.length === 0 ? null : (
        <>
          <Typography.Text strong>没有变的</Typography.Text>
          <PairTable
            heads={['现在']}
            rows={same.map(({ label, after: value }) => ({ label, values: [value] }))}
          />
        </>
      )}
      <Typography.Text
        type="secondary"
        copyable={{ text: JSON.stringify({ before, after }, null, 2), tooltips: ['复制 JSON', '已复制'] }}
      >
        复制 JSON
      </Typography.Text>
    </>
  )
}

function sentenceOf({ before, after }: FactRow): string {
  const [was, is] = [before, after].map((text) => text && shortened(text))
  if (was === undefined) return is || '（空）'
  return is === undefined ? was || '（空）' : `${was || '（空）'} → ${is || '（空）'}`
}

const shortened = (text: string) =>
  text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text
