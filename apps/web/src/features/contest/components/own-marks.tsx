import type { OwnEntry } from '@guangquan/contract'
import { IrisLoader, Modal } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

const letters = '甲乙丙丁戊己庚辛壬癸'

/** The jury's marks for the member's own entry, without names. */
export function OwnMarks({ entry: { id, number }, onClose }: { entry: OwnEntry; onClose: () => void }) {
  const query = useQuery(queries.one(api.Contest.GetMyMarks, { entryId: id }))
  return (
    <Modal open onClose={onClose} title={`${number} 号作品的评分`}>
      {query.data === undefined ? (
        query.isError ? (
          <LoadError of={query} />
        ) : (
          <IrisLoader className="py-6" />
        )
      ) : query.data.marks.length === 0 ? (
        <p>这个影赛没有评委给这件作品评分。</p>
      ) : (
        <ul className="contest-own-marks">
          {query.data.marks.map(({ halves, rank, comment }, index) => (
            <li key={letters[index] ?? index}>
              <p className="font-semibold">
                评委{letters[index] ?? index + 1}
                {rank === null ? '' : `：第 ${rank} 名`}
              </p>
              {halves.length === 0 ? null : (
                <dl className="contest-facts">
                  {query.data.criteria.map(({ name, weight }, place) => (
                    <div key={name}>
                      <dt>
                        {name} {weight}
                      </dt>
                      <dd>{((halves[place] ?? 0) / 2).toFixed(1)}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {comment === '' ? null : <p className="contest-words-of-jury">“{comment}”</p>}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
