import { SearchOutlined } from '@ant-design/icons'
import { AutoComplete, Button, Input, Modal, type RefSelectProps } from 'antd'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ConsolePage } from './pages.ts'
import { useOwnPages } from './use-own-pages.ts'

/** Opens a page, or looks for something in one, from anywhere: Ctrl-K. */
export function QuickSearch() {
  const [open, setOpen] = useState(false)
  const field = useRef<RefSelectProps>(null)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
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
  const own = useOwnPages()
  const navigate = useNavigate()
  return (
    <AutoComplete
      ref={field}
      open
      defaultActiveFirstOption
      style={{ width: '100%', marginBottom: 280 }}
      listHeight={264}
      value={typed}
      onChange={setTyped}
      options={optionsFor(own, typed.trim())}
      onSelect={(address: string) => {
        onDone()
        void navigate(address)
      }}
    >
      <Input prefix={<SearchOutlined />} aria-label="查找" placeholder="页面，或要找的名字、编号" />
    </AutoComplete>
  )
}

function optionsFor(pages: readonly ConsolePage[], text: string) {
  const found = pages
    .filter(({ title }) => title.includes(text))
    .map(({ path, title }) => ({ value: `/${path}`, label: title }))
  const within = pages.flatMap(({ path, title, searchBy }) =>
    searchBy === undefined || text === ''
      ? []
      : [
          {
            value: `/${path}?${new URLSearchParams({ [searchBy]: text }).toString()}`,
            label: `在「${title}」里找「${text}」`,
          },
        ],
  )
  return [...found, ...within]
}
