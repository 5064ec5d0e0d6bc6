import { pressedKey } from '@guangquan/ui/pressed-key'
import { SearchOutlined } from '@ant-design/icons'
import { AutoComplete, Button, Flex, Input, Modal, type RefSelectProps, Typography } from 'antd'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Entry } from './found-rows.ts'
import { useEntries } from './use-entries.ts'

/** Opens a page or a row, or looks for something in a page, from anywhere: Ctrl-K. */
export function QuickSearch() {
  const [open, setOpen] = useState(false)
  const field = useRef<RefSelectProps>(null)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (pressedKey(event).toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Button type="text" aria-label="查找，Ctrl-K" icon={<SearchOutlined />} onClick={() => setOpen(true)} />
      <Modal
        open={open}
        title="查找"
        footer={null}
        onCancel={() => setOpen(false)}
        afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
        destroyOnHidden
      >
        <Search field={field} onDone={() => setOpen(false)} />
      </Modal>
    </>
  )
}

function Search({ field, onDone }: { field: RefObject<RefSelectProps | null>; onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const { entries, status } = useEntries(typed)
  const navigate = useNavigate()
  return (
    <div style={{ minHeight: 556 }}>
      <AutoComplete
        ref={field}
        open
        defaultActiveFirstOption
        style={{ width: '100%' }}
        listHeight={480}
        value={typed}
        onChange={setTyped}
        options={entries.map(optionOf)}
        optionRender={({ value: address }) => {
          const entry = entries.find(({ value }) => value === address)
          return entry === undefined ? null : <ShownEntry entry={entry} />
        }}
        onSelect={(address: string) => {
          onDone()
          void navigate(address)
        }}
      >
        <Input
          prefix={<SearchOutlined />}
          suffix={
            <Typography.Text type="secondary" role="status">
              {status}
            </Typography.Text>
          }
          aria-label="查找"
          placeholder="页面，或要找的名字、编号、社区里的网址"
          maxLength={300}
        />
      </AutoComplete>
    </div>
  )
}

// A label of plain text is what screen readers read out.
const optionOf = ({ value, label, detail = '', kind = '' }: Entry) => ({
  value,
  label: [label, detail, kind].filter((part) => part !== '').join('，'),
})

function ShownEntry({ entry: { label, detail, kind } }: { entry: Entry }) {
  return (
    <Flex gap={12} align="baseline">
      {kind === undefined ? null : <span style={{ flex: 'none', minWidth: '3em' }}>{kind}</span>}
      <Typography.Text strong={kind !== undefined} ellipsis>
        {label}
      </Typography.Text>
      <Typography.Text ellipsis>{detail}</Typography.Text>
    </Flex>
  )
}
