import type { CircleInfo } from '@guangquan/contract'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../../platform/api.ts'
import { LoadError } from '../../../../shared/lists/load-error.tsx'

/** 近 30 天: new members and posts by day. */
export function Figures({ circle }: { circle: CircleInfo }) {
  const figures = useQuery(queries.one(api.PhotographyGroup.GetFigures, { id: circle.id }))
  if (figures.isPending) return <IrisLoader className="py-10" />
  if (figures.isError) return <LoadError of={figures} />
  const { days, activeMembers, quietMembers } = figures.data
  const most = Math.max(1, ...days.map(({ joined, posts }) => Math.max(joined, posts)))
  const sum = (of: 'joined' | 'left' | 'posts' | 'comments') => days.reduce((all, day) => all + day[of], 0)
  return (
    <>
      <h2 className="text-h4 font-semibold">近 30 天</h2>
      <p className="my-3 text-ink-2">
        新成员 {sum('joined')}　退出 {sum('left')}　作品 {sum('posts')}　评论 {sum('comments')}　活跃成员{' '}
        {activeMembers}　没有活动的成员 {quietMembers}
      </p>
      <p className="circle-chart-key" aria-hidden>
        <i data-of="joined" /> 新成员
        <i data-of="posts" /> 作品
      </p>
      <div className="circle-chart" aria-hidden>
        {days.map(({ day, joined, posts }) => (
          <span key={day} title={`${day} 新成员 ${joined}，作品 ${posts}`}>
            <i data-of="joined" style={{ height: `${(100 * joined) / most}%` }} />
            <i data-of="posts" style={{ height: `${(100 * posts) / most}%` }} />
          </span>
        ))}
      </div>
      <details className="mt-3">
        <summary className="text-small text-ink-2">每天的数字</summary>
        <table className="circle-table">
          <thead>
            <tr>
              {['日期', '新成员', '退出', '作品', '评论'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, joined, left, posts, comments }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{joined}</td>
                <td>{left}</td>
                <td>{posts}</td>
                <td>{comments}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
