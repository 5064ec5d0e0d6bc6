import { Button, IrisLoader } from '@guangquan/ui'
import { DownloadSimpleIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { saveText } from '../save-text.ts'
import type { LotteryRecord } from '../verify-lottery.mjs'

const fileName = 'verify-lottery.mjs'

const source = {
  queryKey: ['verify-lottery'],
  queryFn: async () => (await import('../verify-lottery.mjs?raw')).default,
  staleTime: Infinity,
}

/** The program that verifies, to be read, and to be run elsewhere together with the list. */
export function VerifyCode({ record }: { record: LotteryRecord | null }) {
  const [isOpen, setOpen] = useState(false)
  const code = useQuery(source)
  return (
    <div className="lottery-code">
      <div className="lottery-buttons">
        <Button kind="line" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '收起代码' : '看这段代码'}
        </Button>
        <Button
          kind="line"
          size="small"
          icon={<DownloadSimpleIcon size={18} aria-hidden />}
          disabled={code.data === undefined}
          onClick={() => saveText(fileName, code.data ?? '')}
        >
          下载代码
        </Button>
        {record === null ? null : (
          <Button
            kind="line"
            size="small"
            icon={<DownloadSimpleIcon size={18} aria-hidden />}
            onClick={() => saveText('名单.json', JSON.stringify(record))}
          >
            下载名单
          </Button>
        )}
      </div>
      <p className="lottery-note">
        想用自己的电脑算：装好 Node.js，把代码和名单放在一个文件夹里，运行{' '}
        <code data-selectable>node verify-lottery.mjs 名单.json</code>。
      </p>
      {isOpen ? (
        code.data === undefined ? (
          code.isError ? (
            <LoadError of={code} />
          ) : (
            <IrisLoader className="py-6" />
          )
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
          <pre tabIndex={0} aria-label="验算的代码" data-selectable>
            <code>{code.data}</code>
          </pre>
        )
      ) : null}
    </div>
  )
}
