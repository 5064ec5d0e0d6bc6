import type { LotteryDetail } from '@guangquan/contract'
import { groupedHash, timeLabel } from '../lottery-text.ts'

/** How an instant result comes about, and the seeds of the days. */
export function InstantProof({ lottery: { rounds } }: { lottery: LotteryDetail }) {
  return (
    <section aria-labelledby="lottery-proof">
      <h2 id="lottery-proof" className="lottery-section">
        结果是怎么来的
      </h2>
      <p className="lottery-lines">
        每天用一个新的种子，指纹在抽奖开始以前就全部公布了。每抽一次，你的浏览器自己生成一个随机数，和你的号码、当天的种子放在一起算出结果。第二天公布种子，谁都可以把前一天的每一次重算一遍。
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
      <div className="lottery-table" role="region" aria-label="每天的种子" tabIndex={0}>
        <table>
          <caption className="sr-only">每天的种子和它的指纹</caption>
          <thead>
            <tr>
              <th scope="col">从</th>
              <th scope="col">种子的指纹</th>
              <th scope="col">种子</th>
              <th scope="col">次数</th>
            </tr>
          </thead>
          <tbody data-selectable>
            {rounds.map(({ round, startTime, commit, seed, count }) => (
              <tr key={round}>
                <td>{timeLabel(startTime)}</td>
                <td className="lottery-hash">{groupedHash(commit)}</td>
                <td className="lottery-hash">{seed ?? '第二天公布'}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
