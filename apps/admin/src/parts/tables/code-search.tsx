import { Button, Flex, Input } from 'antd'
import { useState } from 'react'
import { CodeScanner, mayScan } from '../page/code-scanner.tsx'

interface CodeSearchProps {
  label: string
  placeholder: string
  maxLength: number
  value: string
  isSearching: boolean
  onChange: (text: string) => void
  /** Called with the typed or scanned text, trimmed, unless it is empty. */
  onSearch: (text: string) => void
}

/** A field for a code that a member shows: typed, pasted or scanned. */
export function CodeSearch(props: CodeSearchProps) {
  const { label, placeholder, maxLength, value, isSearching, onChange, onSearch } = props
  const [isScanning, setScanning] = useState(false)
  const search = (given: string) => {
    const text = given.trim()
    setScanning(false)
    onChange(text)
    if (text !== '') onSearch(text)
  }
  return (
    <>
      <Flex gap={8}>
        <Input.Search
          size="large"
          aria-label={label}
          placeholder={placeholder}
          enterButton="查询"
          maxLength={maxLength}
          value={value}
          loading={isSearching}
          onChange={({ target }) => onChange(target.value)}
          onSearch={search}
        />
        {mayScan() ? (
          <Button size="large" onClick={() => setScanning(!isScanning)}>
            {isScanning ? '停止' : '扫码'}
          </Button>
        ) : null}
      </Flex>
      {isScanning ? <CodeScanner onCode={search} onEnd={() => setScanning(false)} /> : null}
    </>
  )
}
