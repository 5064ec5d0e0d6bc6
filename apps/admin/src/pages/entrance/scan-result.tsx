import { scanResultNames } from '@guangquan/contract/activity/activity.words'
import { Avatar, Flex, Result } from 'antd'
import type { Shown } from './use-scan.ts'

const names = { ...scanResultNames, noted: '已记下', notListed: '已记下，名单里没有' } as const
const helps: Partial<Record<Shown['result'], string>> = {
  noted: '没有网络，联网后核对',
  notListed: '可能是断网以后报名的，联网后核对',
  clock: '请打开会员手机上的签到码，不要用截图',
}
const statuses: Partial<Record<Shown['result'], 'success' | 'warning'>> = {
  checkedIn: 'success',
  already: 'warning',
  conflict: 'warning',
  tooEarly: 'warning',
  noted: 'warning',
  notListed: 'warning',
}

/** Large, for a noisy entrance: the result, who it is, and how many come in. */
export function ScanResult({ shown }: { shown: Shown }) {
  const { result, nickName, headPicUrl, guests, checkInTime, checkInBy } = shown
  const since =
    result === 'checkedIn' || checkInTime === null
      ? ''
      : `${checkInTime.slice(11, 16)} 已签到${checkInBy === '' ? '' : `（${checkInBy}）`}`
  const lines = [
    nickName === '' ? '' : guests === 0 ? '1 人' : `${guests + 1} 人，同行 ${guests} 位`,
    since,
    helps[result] ?? '',
  ]
  return (
    <Result
      status={statuses[result] ?? 'error'}
      title={<span style={{ fontSize: 36 }}>{names[result]}</span>}
      subTitle={
        <Flex vertical align="center" gap={8} style={{ fontSize: 20 }}>
          {headPicUrl === '' ? null : (
            // Without a network, the first character of the name is shown instead.
            <Avatar src={headPicUrl} alt="" size={96}>
              {nickName.slice(0, 1)}
            </Avatar>
          )}
          <b>{nickName}</b>
          {lines
            .filter((line) => line !== '')
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </Flex>
      }
    />
  )
}
