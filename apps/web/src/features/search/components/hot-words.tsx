import { Later, Skeleton } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../../platform/routing/link.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { addRecentWord, type SearchWordsState } from '../search-history.ts'
import { pathOfWord } from '../search-address.ts'

/** 热搜: the most frequent searches of the last seven days. */
export function HotWords({
  words,
  onLeave,
}: {
  words: SearchWordsState
  onLeave?: (() => void) | undefined
}) {
  const queryClient = useQueryClient()
  const title = useId()
  return (
    <section className="search-hot-words" aria-labelledby={title}>
      <h2 id={title} className="search-words-head text-h4 font-semibold">
        七日热搜
      </h2>
      {words.isError ? (
        <LoadError of={words} />
      ) : words.isPending ? (
        <Later>
          <Skeleton width="60%" height="20px" />
        </Later>
      ) : words.hot.length === 0 ? (
        <p className="text-small text-ink-3">这几天还没有热搜</p>
      ) : (
        <ol className="search-hot">
          {words.hot.map(({ keyword }, place) => (
            <li key={keyword}>
              <Link
                to={pathOfWord(keyword)}
                className="search-hot-word"
                onClick={() => {
                  void addRecentWord(queryClient, keyword)
                  onLeave?.()
                }}
              >
                <span className="search-hot-place ui-print" data-top={place < 3 || undefined} aria-hidden>
                  {place + 1}
                </span>
                {keyword}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
