import type { ContestResult } from '@guangquan/contract'
import { Button, IrisLoader } from '@guangquan/ui'
import { CheckCircleIcon, DownloadSimpleIcon, WarningCircleIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { recount, type Recount } from '../recount.ts'

interface MarkTableProps {
  matchId: string
  result: ContestResult
}

/** 评分表: every mark by codes, its SHA-256, and the result as this browser computes it from the file alone. */
export function MarkTable({ matchId, result }: MarkTableProps) {
  const sheet = useQuery(queries.one(api.Contest.GetMarkSheet, { matchId }))
  const text = sheet.data?.text
  const counted = useQuery({
    queryKey: ['contest', 'recount', result.sha256, text?.length ?? 0],
    queryFn: () => recount(text ?? '', result),
    enabled: text !== undefined,
    staleTime: Infinity,
  })
  if (sheet.isError) return <LoadError of={sheet} />
  if (text === undefined || counted.data === undefined) return <IrisLoader className="py-10" />
  if (counted.data === null) return <p className="contest-alert">评分表读不出来，请联系主办方。</p>
  return (
    <section aria-labelledby="contest-sheet">
      <div className="contest-bar">
        <h2 id="contest-sheet" className="contest-section-title">
          评分表
        </h2>
        <Button
          kind="line"
          size="small"
          icon={<DownloadSimpleIcon size={18} aria-hidden />}
          onClick={() => download(text)}
        >
          下载评分表
        </Button>
      </div>
      <p className="contest-note">评委隐去姓名，作品隐去作者。平均分按各项比重折算。</p>
      <Table counted={counted.data} groups={result.groups} />
      <p className="contest-note" data-selectable>
        全表的 SHA-256 <span className="contest-hash">{result.sha256}</span>
      </p>
      <Check counted={counted.data} onAgain={() => void counted.refetch()} busy={counted.isFetching} />
    </section>
  )
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/tab-separated-values;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'marks.tsv'
  link.click()
  URL.revokeObjectURL(url)
}

const judgeLetters = '甲乙丙丁戊己庚辛壬癸'
const judgeName = (index: number): string => `评委${judgeLetters[index] ?? index + 1}`

const shownRows = 50

function Table({ counted: { judges, rows }, groups }: { counted: Recount; groups: ContestResult['groups'] }) {
  const names = new Map(groups.map(({ code, name }) => [code, name]))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className="contest-table" role="region" aria-label="评分表" tabIndex={0}>
      <table>
        <caption className="sr-only">每件作品的名次、各位评委的分数、标准分、有效票和总分</caption>
        <thead>
          <tr>
            <th scope="col">名次</th>
            <th scope="col">作品</th>
            {judges.map((judge, index) => (
              <th key={judge} scope="col">
                {judgeName(index)}
              </th>
            ))}
            <th scope="col">标准分均值</th>
            <th scope="col">有效票</th>
            <th scope="col">总分</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map(({ entry, group, rank, marks, z, cleanVotes, score }) => (
            <tr key={entry}>
              <td>{rank ?? '未排名'}</td>
              <th scope="row">
                {entry} <span className="contest-note">{groups.length > 1 ? names.get(group) : ''}</span>
              </th>
              {marks.map((mark, index) => (
                <td key={judges[index]}>{mark === '' ? '—' : mark}</td>
              ))}
              <td>{z === '' ? '—' : z}</td>
              <td>{cleanVotes}</td>
              <td>
                <b>{score === '' ? '—' : score}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownRows ? (
        <p className="contest-note">
          这里列出前 {shownRows} 件，全部 {rows.length} 件在下载的文件里。
        </p>
      ) : null}
    </div>
  )
}

function Check({ counted, onAgain, busy }: { counted: Recount; onAgain: () => void; busy: boolean }) {
  const { isSameFile, same, compared, areSamePrizes } = counted
  const steps = [
    { name: '核对文件', text: '算出的指纹与公布的一致', fits: isSameFile },
    { name: '排名次', text: `${same} / ${compared} 件获奖作品的名次与公布的一致`, fits: same === compared },
    { name: '分奖项', text: '奖项给了同样的作品', fits: areSamePrizes },
  ]
  const fits = steps.every((step) => step.fits)
  return (
    <div className="contest-check" role="status">
      <h3 className="text-h4 font-semibold">自己验算</h3>
      <p className="contest-note">评分表已下载到你的浏览器，下面每一步都在这台设备上算。</p>
      <ul>
        {steps.map((step) => (
          <li key={step.name} data-fits={step.fits}>
            {step.fits ? (
              <CheckCircleIcon size={20} aria-hidden />
            ) : (
              <WarningCircleIcon size={20} aria-hidden />
            )}
            <b>{step.name}</b> {step.fits ? step.text : '与公布的不一致'}
          </li>
        ))}
      </ul>
      <p>
        <b>{fits ? '与公布的结果一致' : '与公布的结果不一致，请联系主办方'}</b>
      </p>
      <Button kind="line" size="small" busy={busy} onClick={onAgain}>
        再算一遍
      </Button>
    </div>
  )
}
